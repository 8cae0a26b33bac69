/** Zones, markers and smoke. */
import { Names } from "../match/names";
import type { View } from "../protocol/wire";
import { useText } from "../text";
import { flip, SIZE } from "./geometry";

const HALF = SIZE / 2;
/** Strips along the rim that show where each side deploys: M for an edge, a corner's two halves. */
const ZONES: Record<string, string> = {
  N: `M0 -22H${SIZE}`,
  S: `M0 ${SIZE + 22}H${SIZE}`,
  W: `M-22 0V${SIZE}`,
  E: `M${SIZE + 22} 0V${SIZE}`,
  NW: `M${HALF} -22H-22V${HALF}`,
  NE: `M${HALF} -22H${SIZE + 22}V${HALF}`,
  SW: `M${HALF} ${SIZE + 22}H-22V${HALF}`,
  SE: `M${HALF} ${SIZE + 22}H${SIZE + 22}V${HALF}`,
};

export function Zones({ view }: { view: View }) {
  const text = useText();
  return (
    <g className="zones">
      {Object.entries(view.table.zones).flatMap(([seat, areas]) =>
        areas.map((area) => (
          <path key={`${seat}-${area}`} className={`zone ${seat}`} d={ZONES[area] ?? ""}>
            <title>{text.t("ui-zone", { seat: text.t(`seat-${seat}`), where: text.t(`ground-${area}`) })}</title>
          </path>
        )),
      )}
    </g>
  );
}

const SHAPES: Record<string, string> = {
  loot: "M0 -38L38 0L0 38L-38 0Z",
  objective: "M0 -56L16 -17L56 -17L24 8L36 48L0 23L-36 48L-24 8L-56 -17L-16 -17Z",
  weapon: "M-32 -22L22 32M-32 32L32 -32M12 -32H32V-12",
};

export function Markers({ view, marked }: { view: View; marked: string }) {
  const text = useText();
  const names = new Names(text, view);
  return (
    <g className="markers">
      {view.table.smokes.map(([x, y, radius]) => (
        <circle key={`${x},${y}`} className="smoke" cx={x} cy={flip(y)} r={radius}>
          <title>{text.t("ui-smoke")}</title>
        </circle>
      ))}
      {view.table.markers.map(
        (marker) =>
          marker.place && (
            <g
              key={marker.id}
              data-testid={marker.id}
              className={`marker ${marker.kind} ${marker.placed_by} ${marked === marker.id ? "marked" : ""}`}
              transform={`translate(${marker.place[0]} ${flip(marker.place[1])})`}
            >
              <title>
                {text.t("ui-at-height", { what: names.thing(marker.id), height: text.inches(marker.place[2]) })}
              </title>
              <path d={SHAPES[marker.kind]} />
            </g>
          ),
      )}
    </g>
  );
}
