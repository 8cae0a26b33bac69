/** Undo, dice, language, theme, invitations, giving up, leaving. */
import { useRef } from "react";
import type { Names } from "../match/names";
import type { Game, Session } from "../match/session";
import { setPrefs, usePrefs } from "../prefs";
import type { View } from "../protocol/wire";
import { useText } from "../text";
import { Invite } from "./Idle";
import { Switches } from "./Page";

interface Props {
  session: Session;
  game: Game;
  view: View;
  names: Names;
  busy: boolean;
  onLeave: () => void;
}

export function Tools({ session, game, view, busy, onLeave }: Props) {
  const text = useText();
  const menu = useRef<HTMLDialogElement>(null);
  const { dice } = usePrefs();
  const running = view.waits.type !== "ended";
  const close = () => menu.current?.close();
  return (
    <div className="tools">
      {game.role === "player" && (
        <button
          type="button"
          disabled={busy || view.undo === 0}
          title={text.t("ui-undo-told")}
          data-testid="undo"
          onClick={() => session.undo()}
        >
          ↶ {text.t("ui-undo")}
        </button>
      )}
      <Switches />
      <button type="button" className="quiet" data-testid="menu" onClick={() => menu.current?.showModal()}>
        {text.t("ui-menu")}
      </button>
      <dialog ref={menu} className="sheet" aria-label={text.t("ui-menu")}>
        <h2>{text.t("ui-menu")}</h2>
        <label className="check">
          <input
            type="checkbox"
            checked={dice === "seen"}
            onChange={(event) => setPrefs({ dice: event.target.checked ? "seen" : "at-once" })}
          />
          {text.t("ui-dice-seen")}
        </label>
        <Invite match={session.match} open={game.players.some((one) => one.player === "open")} />
        {game.dice && (
          <details>
            <summary>{text.t("ui-dice-fair")}</summary>
            <p>{text.t("ui-dice-fair-told")}</p>
            <code className="hash">{game.dice}</code>
            {game.secret && <code className="hash">{game.secret}</code>}
          </details>
        )}
        <p className="hint">{text.t("ui-keyboard")}</p>
        <div className="row">
          <button type="button" className="main" onClick={close}>
            {text.t("ui-close")}
          </button>
          <button type="button" onClick={onLeave}>
            {text.t("ui-leave")}
          </button>
          {running && view.seat && game.role === "player" && (
            <button
              type="button"
              className="danger"
              onClick={() => {
                if (view.seat && confirm(text.t("ui-concede-sure"))) session.concede(view.seat);
                close();
              }}
            >
              {text.t("ui-concede")}
            </button>
          )}
        </div>
      </dialog>
    </div>
  );
}
