/** An invitation taken up: the address holds it behind the `#`, where no server sees it. */
import { useState } from "react";
import { join, Refusal } from "../api";
import { keepAccess } from "../keys";
import { setPrefs, usePrefs } from "../prefs";
import type { Failure } from "../protocol/wire";
import { go } from "../route";
import { useText } from "../text";
import { Page } from "./Page";

export function Join() {
  const text = useText();
  const { name } = usePrefs();
  const [failure, setFailure] = useState<Failure | null>(null);
  const enter = () =>
    join({ invitation: location.hash.slice(1), name }).then(
      (access) => {
        keepAccess(access);
        go(`/play/${access.match}`, true);
      },
      (error) => setFailure(error instanceof Refusal ? error.failure : { code: "web-offline", params: {} }),
    );
  return (
    <Page kind="notice">
      <h1>{text.t("ui-invited")}</h1>
      <p>{text.t("ui-invited-told")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <label className="field">
          <span>{text.t("ui-your-name")}</span>
          <input maxLength={40} value={name} onChange={(event) => setPrefs({ name: event.target.value })} />
        </label>
        {failure && (
          <p className="warn" role="alert">
            {text.failure(failure)}
          </p>
        )}
        <button type="submit" className="main big" data-testid="join">
          {text.t("ui-join")}
        </button>
      </form>
    </Page>
  );
}
