/** The line on top: round, bag, whose turn and why, what is waited for and how long. */
import { useContext, useEffect, useState } from "react";
import { editions } from "../api";
import { sideClass } from "../board/Token";
import type { Names } from "../match/names";
import type { Game } from "../match/session";
import { upper, useText } from "../text";
import { RuleContext } from "./Rule";

export function Status({ game, names }: { game: Game; names: Names }) {
  const text = useText();
  const { table, turn } = names.view;
  return (
    <header className="status">
      <strong className="round">
        {table.round ? text.t("ui-round", { round: table.round }) : text.t("ui-set-up")}
        <Goal edition={names.view.edition} mission={table.mission} />
      </strong>
      <Bag names={names} />
      {turn && (
        <span className="turn">
          {text.t("ui-acts", { who: names.model(turn.who) })}
          <small>
            {turn.own_token
              ? text.t("ui-own-token")
              : text.t("ui-token-of", { side: names.token(group(names, turn.who)) })}
            {turn.behavior && ` · ${text.t(`behavior-${turn.behavior}`)}`}
            {!turn.behavior && ` · ${text.t("ui-actions-left", { left: Math.max(0, turn.allowed - turn.actions) })}`}
          </small>
        </span>
      )}
      <Waiting game={game} names={names} />
    </header>
  );
}

/** The mission, and behind it what it is about: its own wording. */
function Goal({ edition, mission }: { edition: string; mission: string }) {
  const text = useText();
  const open = useContext(RuleContext);
  const [number, setNumber] = useState(0);
  useEffect(() => {
    editions().then(
      (all) => setNumber((all.find((one) => one.id === edition)?.missions.indexOf(mission) ?? -1) + 1),
      () => setNumber(0),
    );
  }, [edition, mission]);
  const name = text.t(`mission-${mission}`);
  if (!number) return <small>{name}</small>;
  return (
    <button type="button" className="goal" data-testid="goal" onClick={() => open(`M${number}`)}>
      {text.t("ui-goal", { mission: name })}
    </button>
  );
}

const group = (names: Names, who: string) => names.view.figures[who]?.model.sheet.group ?? who;

/** The tokens still in the bag, by whose they are. */
function Bag({ names }: { names: Names }) {
  const text = useText();
  const counts = new Map<string, number>();
  for (const token of names.view.table.bag) counts.set(token, (counts.get(token) ?? 0) + 1);
  if (counts.size === 0) return null;
  const told = [...counts].map(([token, count]) => `${names.token(token)} × ${count}`);
  return (
    <span className="bag" role="img" aria-label={text.t("ui-bag", { tokens: text.list(told) })} title={told.join(", ")}>
      {[...counts].flatMap(([token, count]) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one side are alike
        Array.from({ length: count }, (_, n) => <i key={`${token}-${n}`} className={tokenClass(names, token)} />),
      )}
    </span>
  );
}

function tokenClass(names: Names, token: string): string {
  if (token === "blue" || token === "amber") return token;
  const model = names.view.figures[token]?.model;
  if (model) return sideClass(model.sheet.side);
  return token.startsWith("c") ? "coworkers" : "hostile";
}

function Waiting({ game, names }: { game: Game; names: Names }) {
  const text = useText();
  const { waits } = names.view;
  const seconds = useSeconds(game.since);
  const left = useLeft(game);
  const clock = left === null ? "" : ` · ${minutes(left)}`;
  if (game.link === "lost") return <p className="waits lost">{text.t("ui-lost", { seconds })}</p>;
  if (game.sent) return <p className="waits">{text.t("ui-sending")}</p>;
  switch (waits.type) {
    case "asked":
      return (
        <p className={`waits mine ${waits.seat}`} aria-live="polite">
          {waits.who && !names.view.turn ? `${upper(names.any(waits.who))}: ` : ""}
          {text.t(`prompt-${waits.prompt}`)}
          {clock}
        </p>
      );
    case "awaited": {
      const seat = game.players.find((one) => one.seat === waits.seat);
      const what = waits.hidden || !waits.prompt ? text.t("ui-hidden-question") : text.t(`prompt-${waits.prompt}`);
      return (
        <p className={`waits ${waits.seat}`} aria-live="polite">
          {text.t("ui-waits-for", { who: playerName(text, seat, waits.seat), what })}
          {seconds >= 3 && ` ${text.t("ui-seconds", { seconds })}`}
          {clock}
        </p>
      );
    }
    case "falling":
      return <p className="waits">{text.t(`purpose-${waits.purpose}`)}</p>;
    case "ended":
      return <p className="waits">{text.t("ui-over")}</p>;
  }
}

export function playerName(
  text: ReturnType<typeof useText>,
  seat: { player: string; name: string } | undefined,
  colour: string,
): string {
  const side = text.t(`seat-${colour}`);
  if (!seat || seat.player === "person") return seat?.name ? `${seat.name} (${side})` : side;
  if (seat.player === "open") return text.t("ui-seat-open", { side });
  return text.t("ui-seat-bot", { side, bot: botName(text, seat.player) });
}

export const botName = (text: ReturnType<typeof useText>, bot: string) =>
  text.has(`ui-bot-${bot}`) ? text.t(`ui-bot-${bot}`) : upper(bot);

function useSeconds(since: number): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1000));
}

/** Milliseconds until the decision is taken out of its seat's hands; null: never. */
function useLeft(game: Game): number | null {
  useSeconds(0);
  if (!game.clock?.deadline) return null;
  return Math.max(0, game.clock.deadline - (Date.now() + game.clock.ahead));
}

const minutes = (left: number) => {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
