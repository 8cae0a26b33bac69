/** The exact odds of a roll before it falls, and why each side rolls at the level it does. */
import type { Names } from "../match/names";
import type { Level, Odds, Spread } from "../protocol/wire";
import { useText } from "../text";
import { RuleLink } from "./Rule";

/** One line: the chance to win, and the mean damage. */
export function OddsChip({ odds }: { odds: Odds }) {
  const text = useText();
  return (
    <span className="chip">
      <span className="meter" aria-hidden="true">
        <span className="win" style={{ width: `${odds.win * 100}%` }} />
        <span className="double" style={{ width: `${odds.double * 100}%` }} />
        <span className="triple" style={{ width: `${odds.triple * 100}%` }} />
      </span>
      <b>{text.percent(odds.win)}</b>
      {odds.damage && <span className="mean">{text.t("ui-mean", { mean: text.decimal(odds.damage.mean) })}</span>}
    </span>
  );
}

export function OddsTable({ odds, names }: { odds: Odds; names: Names }) {
  const text = useText();
  const rows: [string, number][] = [
    ["win", odds.win],
    ["double", odds.double],
    ["triple", odds.triple],
    ["lose", odds.lose],
    ["fumble", odds.fumble],
  ];
  return (
    <div className="odds">
      <p className="sides">
        {odds.sides.map((side, n) => (
          <span key={side.who}>
            {n > 0 && <i> {text.t("ui-against")} </i>}
            {side.who ? names.model(side.who) : text.t("story-fixed")} <code>{dice(text, side.level)}</code>
          </span>
        ))}
        <RuleLink rule={odds.rule} />
      </p>
      <dl className="chances">
        {rows.map(([key, chance]) => (
          <div key={key} className={key}>
            <dt>{text.t(`ui-odds-${key}`)}</dt>
            <dd>
              <span className="bar" style={{ width: `${chance * 100}%` }} />
              <code>{text.percent(chance, 1)}</code>
            </dd>
          </div>
        ))}
      </dl>
      {odds.damage && <SpreadShown spread={odds.damage} title={text.t("ui-damage")} />}
      {odds.back && <SpreadShown spread={odds.back} title={text.t("ui-damage-back")} />}
      <ul className="why">
        {odds.sides.map((side) => (
          <Why key={side.who} side={side} names={names} />
        ))}
      </ul>
    </div>
  );
}

export const dice = (text: ReturnType<typeof useText>, tier: number) => text.t(`dice-tier-${tier}`);

function Why({ side, names }: { side: Level; names: Names }) {
  const text = useText();
  const plain = side.tier === side.level && side.why.length === 0;
  return (
    <li>
      <b>{side.who ? names.model(side.who) : text.t("story-fixed")}</b> <code>{dice(text, side.tier)}</code>
      {plain ? ` ${text.t("ui-no-modifiers")}` : ""}
      {side.why.map((why) => (
        <span key={`${why.key}-${why.source}-${why.amount}`} className="reason">
          {text.say(why.text)} <RuleLink rule={why.rule} />
        </span>
      ))}
      {!plain && (
        <span className="level">
          → <code>{dice(text, side.level)}</code>
        </span>
      )}
      {side.rerolls.length > 0 && (
        <span className="reason">{text.t("ui-rerolls", { faces: text.list(side.rerolls.map(String)) })}</span>
      )}
      {side.retry && <span className="reason">{text.t("ui-retry")}</span>}
    </li>
  );
}

export function SpreadShown({ spread, title }: { spread: Spread; title: string }) {
  const text = useText();
  const most = Math.max(...spread.chances.map(([, chance]) => chance), 0.01);
  return (
    <figure className="spread">
      <figcaption>
        {title}: {text.t("ui-mean", { mean: text.decimal(spread.mean) })}
        {spread.out > 0 && <b className="out"> · {text.t("ui-out-chance", { chance: text.percent(spread.out, 1) })}</b>}
      </figcaption>
      <div className="columns" aria-hidden="true">
        {spread.chances.map(([points, chance]) => (
          <span key={points} title={`${points}: ${text.percent(chance, 1)}`}>
            <i style={{ height: `${(chance / most) * 100}%` }} />
            <small>{points}</small>
          </span>
        ))}
      </div>
    </figure>
  );
}
