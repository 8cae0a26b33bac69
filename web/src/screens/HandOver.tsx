/** Two at one screen: nothing is shown until the other says that it is there. */
import type { Seat, Session } from "../match/session";
import { useText } from "../text";

export function HandOver({ session, seat }: { session: Session; seat: Seat }) {
  const text = useText();
  const side = text.t(`seat-${seat}`);
  return (
    <main className={`page hand-over ${seat}`}>
      <h1>{text.t("ui-hand-over", { side })}</h1>
      <p>{text.t("ui-hand-over-told", { side })}</p>
      {/* biome-ignore lint/a11y/noAutofocus: it is the only thing there is to do */}
      <button type="button" className="main" autoFocus data-testid="take-over" onClick={() => session.look(seat)}>
        {text.t("ui-hand-over-done", { side })}
      </button>
    </main>
  );
}
