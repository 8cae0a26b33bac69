/** Which screen, in which language. */
import { useEffect, useState } from "react";
import { RuleContext, RuleSheet } from "./panels/Rule";
import { usePrefs } from "./prefs";
import { usePath } from "./route";
import { Unbroken } from "./screens/Broken";
import { Home } from "./screens/Home";
import { Join } from "./screens/Join";
import { NewMatch } from "./screens/NewMatch";
import { Notice } from "./screens/Page";
import { Play } from "./screens/Play";
import { loadText, type Text, TextContext, useText } from "./text";

export function App() {
  const { lang } = usePrefs();
  const [text, setText] = useState<Text | null>(null);
  const [rule, setRule] = useState("");
  useEffect(() => {
    let current = true;
    loadText(lang).then((loaded) => current && setText(loaded));
    return () => {
      current = false;
    };
  }, [lang]);
  if (!text) return null;
  return (
    <TextContext value={text}>
      <RuleContext value={setRule}>
        <Unbroken>
          <Screen />
        </Unbroken>
        <RuleSheet rule={rule} onClose={() => setRule("")} />
      </RuleContext>
    </TextContext>
  );
}

function Screen() {
  const path = usePath();
  const match = /^\/play\/([\w-]+)$/.exec(path)?.[1];
  if (match) return <Play key={match} match={match} />;
  switch (path) {
    case "/":
      return <Home />;
    case "/new":
      return <NewMatch />;
    case "/join":
      return <Join />;
    default:
      return <NotFound />;
  }
}

function NotFound() {
  const text = useText();
  return <Notice title={text.t("ui-not-found")} />;
}
