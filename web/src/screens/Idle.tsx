/** What stands where the actions are while there is nothing to decide: who is waited for, and the way out. */
import { useState } from "react";
import { invitationLink, keyOf } from "../keys";
import type { Names } from "../match/names";
import type { Game, Session } from "../match/session";
import { botName, playerName } from "../panels/Status";
import { useText } from "../text";

const AWAY = 120_000;

interface Props {
  session: Session;
  game: Game;
  names: Names;
  onEnd: (() => void) | null;
}

export function Idle({ session, game, names, onEnd }: Props) {
  const text = useText();
  const { waits } = names.view;
  const seat = waits.type === "awaited" ? game.players.find((one) => one.seat === waits.seat) : undefined;
  const away = seat?.away ? Date.now() + (game.clock?.ahead ?? 0) - seat.away : 0;
  return (
    <section className="actions idle" aria-label={text.t("ui-actions")}>
      {onEnd && (
        <button type="button" className="main" onClick={onEnd}>
          {text.t("ui-show-result")}
        </button>
      )}
      {waits.type === "awaited" && (
        <p className="hint">
          {text.t(game.role === "player" ? "ui-idle-player" : "ui-idle-watching", {
            who: playerName(text, seat, waits.seat),
          })}
        </p>
      )}
      {seat?.player === "open" && <Invite match={session.match} open />}
      {game.role === "player" && seat?.player === "person" && away > AWAY && (
        <p className="hint">
          {text.t("ui-away", { minutes: Math.floor(away / 60_000) })}{" "}
          <button type="button" onClick={() => session.handOver(seat.seat, "greedy")}>
            {text.t("ui-bot-takes-over", { bot: botName(text, "greedy") })}
          </button>
        </p>
      )}
    </section>
  );
}

/** The links that let others in: to the open seat, and to look on. */
export function Invite({ match, open }: { match: string; open: boolean }) {
  const text = useText();
  const key = keyOf(match);
  if (!key) return null;
  return (
    <div className="invite">
      {open &&
        Object.entries(key.invitations).map(([seat, invitation]) => (
          <LinkShown
            key={seat}
            label={text.t("ui-invite-seat", { side: text.t(`seat-${seat}`) })}
            link={invitationLink(invitation)}
          />
        ))}
      {key.watch && <LinkShown label={text.t("ui-invite-watch")} link={invitationLink(key.watch)} />}
    </div>
  );
}

function LinkShown({ label, link }: { label: string; link: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  return (
    <label className="link">
      {label}
      <span className="row">
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
        {navigator.clipboard && (
          <button type="button" onClick={() => navigator.clipboard.writeText(link).then(() => setCopied(true))}>
            {text.t(copied ? "ui-copied" : "ui-copy")}
          </button>
        )}
      </span>
    </label>
  );
}
