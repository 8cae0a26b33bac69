/** The table: one match, followed and played. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { keyOf } from "../keys";
import { Session } from "../match/session";
import { pace } from "../panels/Dice";
import { go } from "../route";
import { useText } from "../text";
import { HandOver } from "./HandOver";
import { Notice } from "./Page";
import { Table } from "./Table";

export function Play({ match }: { match: string }) {
  const text = useText();
  const key = keyOf(match);
  const [session, setSession] = useState<Session | null>(null);
  const token = key?.token;
  useEffect(() => {
    if (!token) return;
    const opened = new Session(match, token);
    opened.pace = pace;
    setSession(opened);
    return () => opened.close();
  }, [match, token]);
  if (!token) return <Notice title={text.t("ui-no-key")} told={text.t("ui-no-key-told")} />;
  return session && session.match === match ? <Joined session={session} /> : <Notice title={text.t("ui-joining")} />;
}

function Joined({ session }: { session: Session }) {
  const text = useText();
  const game = useSyncExternalStore(session.subscribe, () => session.game);
  const { view } = game;
  useTitle(Boolean(view && view.waits.type === "asked"));
  if (game.refused) return <Notice title={text.t("ui-refused")} told={text.failure(game.refused)} />;
  if (!view) {
    const title = game.link === "lost" ? "ui-offline-title" : "ui-joining";
    return <Notice title={text.t(title)} told={game.link === "lost" ? text.t("error-web-offline") : ""} />;
  }
  const { waits } = view;
  const other = waits.type === "awaited" && view.seat !== waits.seat && game.seats.includes(waits.seat);
  if (other && !game.playing) return <HandOver session={session} seat={waits.seat} />;
  return <Table session={session} game={game} view={view} onLeave={() => go("/")} />;
}

/** The page's title says when it is one's turn. */
function useTitle(mine: boolean) {
  const text = useText();
  useEffect(() => {
    document.title = mine ? text.t("ui-title-turn") : "Sacred Wire 28";
    return () => {
      document.title = "Sacred Wire 28";
    };
  }, [mine, text]);
}
