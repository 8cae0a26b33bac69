/** The plan: terrain, models, and whatever the decision at hand needs to be seen. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import type { Going, View, Way } from "../protocol/wire";
import { useText } from "../text";
import { flip, nearest, onward, type Place, stops, surface } from "./geometry";
import { Ghost, Legend, Reach, Spot, WayDrawn } from "./Reach";
import { SightLines, sightFrom } from "./Sight";
import { Terrain } from "./Terrain";
import { Markers, Zones } from "./Things";
import { Token } from "./Token";
import { useZoom } from "./zoom";

/** A place is to be chosen: one of the stops of a move, or a spot (anywhere, with some proposed). */
export type Picks =
  | { kind: "stops"; going: Going; places: Place[]; radius: number }
  | { kind: "spots"; places: Place[]; radius: number; blast: number };

export const stopPicks = (going: Going, radius: number): Picks => ({
  kind: "stops",
  going,
  places: stops(going.stops),
  radius,
});

interface Props {
  view: View;
  chosen: string;
  hovered: string;
  /** Models that can be chosen as an answer, and the one (or the thing) an action points at. */
  offered: ReadonlySet<string>;
  aimed: string;
  picks: Picks | null;
  picked: Place | null;
  way: Way | null;
  onChoose: (id: string) => void;
  onHover: (id: string) => void;
  onPick: (place: Place) => void;
  onConfirm: () => void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function Board(props: Props) {
  const { view, chosen, hovered, offered, aimed, picks, picked, way } = props;
  const text = useText();
  const svg = useRef<SVGSVGElement>(null);
  const { seen, zoom, at, moved, whole, handlers } = useZoom(svg);
  const [cursor, setCursor] = useState<Place | null>(null);
  const seer = hovered && view.figures[hovered]?.model.place ? hovered : chosen;
  const blockers = useMemo(() => {
    const target = hovered && hovered !== chosen ? hovered : aimed;
    const line = sightFrom(view, chosen).find((one) => one.target === target);
    return new Set(line?.by ?? []);
  }, [view, chosen, hovered, aimed]);

  /** The place meant by a point of the screen: a stop or spot near it, else (for spots) the surface there. */
  const meant = (event: MouseEvent | PointerEvent): Place | null => {
    if (!picks) return null;
    const [x, down] = at(event.clientX, event.clientY);
    const y = flip(down);
    const finger = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "touch";
    const near = nearest(picks.places, x, y, picks.kind === "stops" ? (finger ? 90 : 45) : finger ? 60 : 22);
    if (near >= 0) return picks.places[near]!;
    if (picks.kind === "stops" || x < 0 || y < 0 || x > 2400 || y > 2400) return null;
    return [Math.round(x), Math.round(y), surface(view.board.pieces, x, y)];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!picks || picks.places.length === 0) return;
    if (way) {
      event.preventDefault();
      const from = cursor ?? picked ?? (picks.kind === "stops" ? picks.going.from : picks.places[0]!);
      setCursor(onward(picks.places, from, way[0], way[1]) ?? from);
    } else if (event.key === "Enter" && cursor) {
      event.preventDefault();
      props.onPick(cursor);
      setCursor(null);
    } else if (event.key === "Enter" && picked) props.onConfirm();
  };
  const index =
    picks?.kind === "stops" && cursor
      ? picks.places.findIndex((one) => one[0] === cursor[0] && one[1] === cursor[1] && one[2] === cursor[2])
      : -1;
  const figures = Object.values(view.figures).filter(({ model }) => model.place && model.presence === "board");
  return (
    <div className="board">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it is no fieldset */}
      <svg
        ref={svg}
        role="group"
        tabIndex={picks ? 0 : -1}
        aria-label={text.t("ui-board")}
        data-testid="board"
        className={picks ? "plan picking" : "plan"}
        viewBox={`${seen.x} ${seen.y} ${seen.size} ${seen.size}`}
        {...handlers}
        onPointerMove={(event) => {
          handlers.onPointerMove(event);
          if (picks && event.pointerType === "mouse") setCursor(meant(event));
        }}
        onClick={(event) => {
          if (moved.current) return;
          const place = meant(event);
          if (place) props.onPick(place);
          else if (!picks) props.onChoose("");
          setCursor(null);
        }}
        onKeyDown={onKeyDown}
      >
        <defs>
          <pattern id="barred" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V26" className="bar-line" />
          </pattern>
          <pattern id="fog" width="30" height="30" patternUnits="userSpaceOnUse">
            <circle cx="8" cy="8" r="5" className="fog-dot" />
            <circle cx="23" cy="23" r="5" className="fog-dot" />
          </pattern>
        </defs>
        <Terrain board={view.board} marked={blockers} />
        <Zones view={view} />
        {picks?.kind === "stops" && <Reach going={picks.going} />}
        {picks?.kind === "spots" &&
          picks.places.map(([x, y, z]) => (
            <circle key={`${x},${y},${z}`} className="spot" cx={x} cy={flip(y)} r={13} />
          ))}
        <Markers view={view} marked={aimed} />
        {seer && <SightLines view={view} seer={seer} target={seer === chosen ? aimed : chosen} />}
        {figures.map((figure) => {
          const { id } = figure.model.sheet;
          return (
            <Token
              key={id}
              view={view}
              figure={figure}
              chosen={chosen === id}
              offered={offered.has(id)}
              aimed={aimed === id}
              active={view.turn?.who === id}
              onChoose={(one) => !moved.current && props.onChoose(one)}
              onHover={props.onHover}
            />
          );
        })}
        {way && <WayDrawn way={way} />}
        {picked && picks && <Spot at={picked} radius={picks.radius} label="" />}
        {picked && picks?.kind === "spots" && picks.blast > 0 && (
          <circle className="blast" cx={picked[0]} cy={flip(picked[1])} r={picks.blast} />
        )}
        {picks?.kind === "stops" && index >= 0 && <Ghost going={picks.going} index={index} radius={picks.radius} />}
        {picks?.kind === "spots" && cursor && (
          <Spot at={cursor} radius={picks.radius} label={cursor[2] ? text.inches(cursor[2]) : ""} />
        )}
      </svg>
      <div className="strip">
        {picks?.kind === "stops" && <Legend going={picks.going} />}
        <div className="zoom">
          <button type="button" aria-label={text.t("ui-zoom-in")} onClick={() => zoom(0.7)}>
            +
          </button>
          <button type="button" aria-label={text.t("ui-zoom-out")} onClick={() => zoom(1.4)}>
            −
          </button>
          <button type="button" aria-label={text.t("ui-zoom-whole")} onClick={whole}>
            ⤢
          </button>
        </div>
      </div>
    </div>
  );
}
