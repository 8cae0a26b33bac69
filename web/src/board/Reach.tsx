/** Where the acting model can get to: what costs what, marked by the kind of way there, and the way proposed. */
import { memo } from "react";
import type { Going, Way } from "../protocol/wire";
import { useText } from "../text";
import { flip, type Place } from "./geometry";

export type Kind = "walk" | "climb" | "jump" | "drop" | "far";
export const KINDS: readonly Kind[] = ["walk", "climb", "jump", "drop", "far"];

/** What a way holds, the gravest first: 4 drops, 2 jumps, 1 climbs. */
export function kindOf(bits: number): Kind {
  if (bits & 4) return "drop";
  if (bits & 2) return "jump";
  return bits & 1 ? "climb" : "walk";
}

/** The kind of way to each stop of a move. */
export function kindsOf({ stops }: Going): Kind[] {
  const far = new Set(stops.far);
  return stops.kind.map((bits, n) => (far.has(n) ? "far" : kindOf(bits)));
}

const MARKS: Record<Kind, (x: number, y: number) => string> = {
  walk: (x, y) => `M${x - 5} ${y - 5}h10v10h-10z`,
  climb: (x, y) => `M${x} ${y - 8}l8 13h-16z`,
  jump: (x, y) => `M${x} ${y - 8}l8 8 -8 8 -8 -8z`,
  drop: (x, y) => `M${x} ${y + 8}l8 -13h-16z`,
  far: (x, y) => `M${x - 7} ${y}h14M${x} ${y - 7}v14`,
};

export const Reach = memo(function Reach({ going }: { going: Going }) {
  const paths: Record<Kind, string> = { walk: "", climb: "", jump: "", drop: "", far: "" };
  const kinds = kindsOf(going);
  going.stops.x.forEach((x, n) => {
    const kind = kinds[n]!;
    paths[kind] += MARKS[kind](x, flip(going.stops.y[n]!));
  });
  return (
    <g className={going.again ? "reach again" : "reach"}>
      {KINDS.map((kind) => paths[kind] && <path key={kind} className={kind} d={paths[kind]} />)}
    </g>
  );
});

/** The stop under the pointer: what it costs at most, and how one gets there. */
export function Ghost({ going, index, radius }: { going: Going; index: number; radius: number }) {
  const text = useText();
  const { stops } = going;
  const kind = going.stops.far.includes(index) ? "far" : kindOf(stops.kind[index]!);
  const dice = stops.dice[index]!;
  const label = [
    text.inches(stops.cost[index]!),
    kind === "walk" ? "" : text.t(`ui-way-${kind}`),
    dice ? text.t("ui-fall-dice", { dice }) : "",
  ].filter(Boolean);
  return <Spot at={[stops.x[index]!, stops.y[index]!, stops.z[index]!]} radius={radius} label={label.join(" · ")} />;
}

export function Spot({ at, radius, label }: { at: Place; radius: number; label: string }) {
  const [x, y] = [at[0], flip(at[1])];
  const left = x > 1900;
  return (
    <g className="ghost" pointerEvents="none">
      <circle cx={x} cy={y} r={radius} />
      {label && (
        <text x={left ? x - radius - 12 : x + radius + 12} y={y} textAnchor={left ? "end" : "start"}>
          {label}
        </text>
      )}
    </g>
  );
}

export function WayDrawn({ way }: { way: Way }) {
  const d = way.points.map(([x, y], n) => `${n ? "L" : "M"}${x} ${flip(y)}`).join("");
  return (
    <g className="way" pointerEvents="none">
      <path className="under" d={d} />
      <path className="over" d={d} />
      {way.points.slice(1).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={flip(y)} r={11} />
      ))}
    </g>
  );
}

/** What the marks of a reach mean, as far as they are there. */
export function Legend({ going }: { going: Going }) {
  const text = useText();
  const there = new Set(kindsOf(going));
  return (
    <p className="legend" aria-hidden="true">
      {KINDS.filter((kind) => there.has(kind)).map((kind) => (
        <span key={kind} className={kind}>
          {text.t(`ui-way-${kind}`)}
        </span>
      ))}
    </p>
  );
}
