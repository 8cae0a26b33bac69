/** Everybody on the table, side by side: Health, dice, arms, and what holds for each. */
import { sideClass } from "../board/Token";
import { initials, type Names } from "../match/names";
import type { Figure } from "../protocol/wire";
import { useText } from "../text";
import { dice } from "./Odds";

interface Props {
  names: Names;
  chosen: string;
  onChoose: (id: string) => void;
}

export function Squads({ names, chosen, onChoose }: Props) {
  const text = useText();
  const { view } = names;
  const sides = new Map<string, Figure[]>([
    ["blue", []],
    ["amber", []],
  ]);
  for (const figure of Object.values(view.figures)) {
    const { side } = figure.model.sheet;
    sides.set(side, [...(sides.get(side) ?? []), figure]);
  }
  return (
    <section className="squads" aria-label={text.t("ui-squads")}>
      {[...sides].map(([side, figures]) => (
        <section key={side} className={`side ${sideClass(side)}`}>
          <h2>
            <i className={`mark ${sideClass(side)}`} />
            {names.side(side)}
            <small>{role(names, side)}</small>
          </h2>
          {(side === "blue" || side === "amber") && <Hand names={names} side={side} />}
          {figures.map((figure) => (
            <Card
              key={figure.model.sheet.id}
              figure={figure}
              names={names}
              chosen={chosen === figure.model.sheet.id}
              onChoose={onChoose}
            />
          ))}
        </section>
      ))}
    </section>
  );
}

function role(names: Names, side: string): string {
  const { text, view } = names;
  if (side !== "blue" && side !== "amber") return "";
  const told = text.t(view.table.aggressor === side ? "role-aggressor" : "role-defender");
  return view.seat === side ? `${told} · ${text.t("ui-you")}` : told;
}

function Hand({ names, side }: { names: Names; side: string }) {
  const { text, view } = names;
  const hand = view.table.blessings[side] ?? [];
  const tally = view.table.tallies[side];
  const things = [
    ...(tally?.subs ? [text.t("subs", { count: tally.subs })] : []),
    ...(tally?.leads ? [text.t("leads", { count: tally.leads })] : []),
    ...(tally?.evidence ? [text.t("evidences", { count: tally.evidence })] : []),
  ];
  const counters = Object.entries(view.table.counters)
    .filter(([key]) => key.endsWith(`.${side}`) && text.has(`ui-counter-${key.split(".")[0]}`))
    .map(([key, count]) => text.t(`ui-counter-${key.split(".")[0]}`, { count }));
  const told = [...hand.map((one) => text.t(`blessing-${one}`)), ...things, ...counters];
  return told.length ? (
    <p className="hand">
      {told.map((one, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same blessing may be there twice
        <span key={`${one}-${n}`}>{one}</span>
      ))}
    </p>
  ) : null;
}

function Card({
  figure,
  names,
  chosen,
  onChoose,
}: {
  figure: Figure;
  names: Names;
  chosen: boolean;
  onChoose: (id: string) => void;
}) {
  const { text } = names;
  const { model } = figure;
  const here = model.presence === "board";
  const states = [
    ...(model.presence === "board" ? [] : [text.t(`ui-presence-${model.presence}`)]),
    ...(figure.engaged.length ? [text.t("condition-engaged")] : []),
    ...(model.aim ? [text.t("ui-aims-at", { target: names.model(model.aim) })] : []),
    ...new Set(model.conditions.map((one) => text.t(`ui-condition-${one.kind}`))),
    ...model.carrying.map((one) => text.t("ui-carries", { thing: names.thing(one) })),
    ...(model.activated ? [text.t("ui-activated")] : []),
  ];
  const arms = [...model.weapons, ...(model.armor ? [model.armor] : []), ...model.items, ...model.powers];
  return (
    <button
      type="button"
      className={`card ${here ? "" : "away"}`}
      aria-pressed={chosen}
      data-testid={`card-${model.sheet.id}`}
      onClick={() => onChoose(model.sheet.id)}
    >
      <span className="head">
        <b className="initials">{initials(model)}</b>
        <span className="name">
          {names.model(model.sheet.id)}
          {model.sheet.name && <small>{names.kind(model)}</small>}
        </span>
        <span className="health">
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${(100 * model.health) / Math.max(1, model.max_health)}%` }} />
          </span>
          <code>
            {model.health}/{model.max_health}
          </code>
        </span>
      </span>
      {chosen && (
        <span className="sheet-rows">
          <span>
            {(["combat", "defense", "wits"] as const).map((stat) => (
              <span key={stat} className="stat">
                {text.t(`stat-${stat}`)} <code>{dice(text, model[stat])}</code>
              </span>
            ))}
            <span className="stat">
              {text.t("stat-move")} <code>{text.inches(figure.move)}</code>
            </span>
          </span>
          {arms.length > 0 && <span className="arms">{arms.map((one) => names.weapon(one)).join(" · ")}</span>}
        </span>
      )}
      {states.length > 0 && (
        <span className="states">
          {states.map((one) => (
            <i key={one}>{one}</i>
          ))}
        </span>
      )}
    </button>
  );
}
