/** A model on the board: its side by shape and pattern, its Health, what holds for it, what it carries. */
import { initials, Names } from "../match/names";
import type { Figure, View } from "../protocol/wire";
import { useText } from "../text";
import { flip } from "./geometry";

interface Props {
  view: View;
  figure: Figure;
  chosen: boolean;
  offered: boolean;
  aimed: boolean;
  active: boolean;
  onChoose: (id: string) => void;
  onHover: (id: string) => void;
}

export function sideClass(side: string): string {
  if (side === "blue" || side === "amber" || side === "coworkers") return side;
  return "hostile";
}

export function Token({ view, figure, chosen, offered, aimed, active, onChoose, onHover }: Props) {
  const text = useText();
  const { model } = figure;
  const { id, radius: r } = model.sheet;
  if (!model.place) return null;
  const [x, y, z] = model.place;
  const side = sideClass(model.sheet.side);
  const classes = ["token", side, chosen && "chosen", offered && "offered", aimed && "aimed", active && "active"];
  const label = spoken(view, figure, text);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen}
      data-testid={`token-${id}`}
      className={classes.filter(Boolean).join(" ")}
      style={{ transform: `translate(${x}px, ${flip(y)}px)` }}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(id);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        onChoose(id);
      }}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover("")}
      onFocus={() => onHover(id)}
      onBlur={() => onHover("")}
    >
      <title>{label}</title>
      <circle className="touch" r={Math.max(r + 16, 62)} />
      <circle className="halo" r={r + 14} />
      <Body side={side} r={r} />
      {figure.engaged.length > 0 && <circle className="engaged" r={r + 7} />}
      <text className="initials" fontSize={r * 0.82}>
        {initials(model)}
      </text>
      {model.sheet.boss && <path className="boss" d={`M-20 ${-r - 6}l8 -22 12 12 12 -12 8 22z`} />}
      {z > 0 && (
        <text className="height" x={r * 0.8} y={-r * 0.62} fontSize={34}>
          {text.inches(z)}
        </text>
      )}
      <Bar health={model.health} most={model.max_health} r={r} />
      {model.carrying.length > 0 && <path className="carrying" d={`M${-r - 8} -14l14 14 -14 14 -14 -14z`} />}
      {model.conditions.length > 0 && (
        <g className="badge" transform={`translate(${-r * 0.8} ${-r * 0.8})`}>
          <circle r={21} />
          <text fontSize={30}>{model.conditions.length}</text>
        </g>
      )}
    </g>
  );
}

/** Filled ring, double ring, triangle, square: sides are told apart without colour. */
function Body({ side, r }: { side: string; r: number }) {
  switch (side) {
    case "hostile":
      return (
        <>
          <circle className="base" r={r} />
          <path className="body" d={`M0 ${-r + 2}L${r * 0.87} ${r * 0.5}L${-r * 0.87} ${r * 0.5}Z`} />
        </>
      );
    case "coworkers":
      return (
        <>
          <circle className="base" r={r} />
          <rect className="body" x={-r * 0.68} y={-r * 0.68} width={r * 1.36} height={r * 1.36} />
        </>
      );
    case "amber":
      return (
        <>
          <circle className="body" r={r - 3} />
          <circle className="inner" r={r - 14} />
        </>
      );
    default:
      return <circle className="body" r={r - 5} />;
  }
}

function Bar({ health, most, r }: { health: number; most: number; r: number }) {
  const wide = 2 * r * 0.9;
  const left = Math.max(0, Math.min(1, health / Math.max(1, most)));
  return (
    <g className="bar" transform={`translate(${-wide / 2} ${r + 5})`}>
      <rect className="all" width={wide} height={14} />
      <rect className={left * 2 <= 1 ? "left low" : "left"} width={wide * left} height={14} />
    </g>
  );
}

/** A model in one sentence, for a screen reader and for the pointer that rests on it. */
function spoken(view: View, figure: Figure, text: ReturnType<typeof useText>): string {
  const names = new Names(text, view);
  const { model } = figure;
  const states = [
    ...(figure.engaged.length ? [text.t("condition-engaged")] : []),
    ...new Set(model.conditions.map((one) => text.t(`ui-condition-${one.kind}`))),
    ...model.carrying.map((one) => text.t("ui-carries", { thing: names.thing(one) })),
  ];
  return text.t("ui-token", {
    name: names.model(model.sheet.id),
    side: names.side(model.sheet.side),
    health: model.health,
    most: model.max_health,
    height: text.inches(model.place?.[2] ?? 0),
    states: states.length ? text.list(states) : "none",
  });
}
