/** Who is seen from a model, and behind what: the view's own sight matrix, drawn. */
import type { SightLine, View } from "../protocol/wire";
import { flip } from "./geometry";

const ALL = (1 << 15) - 1;
export type Seen = "open" | "cover" | "hidden";
export interface Line {
  target: string;
  seen: Seen;
  /** How many of the fifteen points of its body are seen. */
  points: number;
  by: readonly string[];
}

/** What a model sees of every other that is no friend of its: pairs that the matrix leaves out are in the open. */
export function sightFrom(view: View, seer: string): Line[] {
  const from = view.figures[seer]?.model;
  if (!from?.place) return [];
  const rows = new Map<string, SightLine>(view.sight.filter(([who]) => who === seer).map((row) => [row[1], row]));
  return Object.values(view.figures)
    .filter(({ model }) => model.place && model.presence === "board" && model.sheet.side !== from.sheet.side)
    .map(({ model }) => {
      const row = rows.get(model.sheet.id);
      const bits = row ? row[2] : ALL;
      const seen = bits === 0 ? "hidden" : bits === ALL ? "open" : "cover";
      return { target: model.sheet.id, seen, points: count(bits), by: row ? row[3] : [] };
    });
}

function count(bits: number): number {
  let left = bits;
  let found = 0;
  for (; left; left &= left - 1) found += 1;
  return found;
}

export function SightLines({ view, seer, target }: { view: View; seer: string; target: string }) {
  const from = view.figures[seer]?.model.place;
  if (!from) return null;
  return (
    <g className="sight" pointerEvents="none">
      {sightFrom(view, seer).map((line) => {
        const to = view.figures[line.target]?.model.place;
        if (!to || (line.seen === "hidden" && line.target !== target)) return null;
        const kind = `${line.seen} ${line.target === target ? "pointed" : ""}`;
        return (
          <g key={line.target} className={kind}>
            <path d={`M${from[0]} ${flip(from[1])}L${to[0]} ${flip(to[1])}`} />
            {line.target === target && (
              <text x={(from[0] + to[0]) / 2} y={flip((from[1] + to[1]) / 2) - 14}>
                {line.points}/15
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
