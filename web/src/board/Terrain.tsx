/** Ground, grid and pieces, the low ones first, each in one of five steps with its height as a numeral. */
import { memo } from "react";
import type { Board, Piece } from "../protocol/wire";
import { useText } from "../text";
import { breadth, centre, covers, flip, points, SIZE, step } from "./geometry";

const LINES = Array.from({ length: 23 }, (_, n) => n + 1);

export const Terrain = memo(function Terrain({ board, marked }: { board: Board; marked: ReadonlySet<string> }) {
  const pieces = [...board.pieces].sort((a, b) => a.top - b.top || a.base - b.base);
  return (
    <g className="terrain">
      <rect className="ground" width={SIZE} height={SIZE} />
      {LINES.map((n) => (
        <path key={n} className={n % 6 ? "grid" : "grid six"} d={`M${n * 100} 0V${SIZE}M0 ${n * 100}H${SIZE}`} />
      ))}
      {pieces.map((piece, n) => (
        <Prism key={piece.id} piece={piece} above={pieces.slice(n + 1)} marked={marked.has(piece.id)} />
      ))}
    </g>
  );
});

function Prism({ piece, above, marked }: { piece: Piece; above: Piece[]; marked: boolean }) {
  const text = useText();
  const at = numeralAt(piece, above);
  const size = Math.min(70, Math.max(36, breadth(piece.footprint) * 0.5));
  const kind = [
    "piece",
    `h${step(piece.top)}`,
    piece.base > 0 ? "bridge" : "",
    piece.climbable ? "" : "sheer",
    marked ? "marked" : "",
  ].join(" ");
  const name = text.t("ui-piece", {
    kind: text.t(`board-kind-${piece.kind}`),
    id: piece.id,
    top: text.inches(piece.top),
    base: piece.base,
    under: text.inches(piece.base),
    climb: piece.climbable ? "yes" : "no",
    walk: piece.walkable ? "yes" : "no",
  });
  return (
    <g className={kind}>
      <title>{name}</title>
      <polygon points={points(piece.footprint)} />
      {!piece.walkable && <polygon className="barred" points={points(piece.footprint)} />}
      {at && piece.kind !== "ladder" && (
        <text x={at[0]} y={flip(at[1])} fontSize={size}>
          {text.inches(piece.top).replace('"', "")}
        </text>
      )}
    </g>
  );
}

/** Where a piece's numeral is not covered by what lies above: in its middle, else halfway to a corner or a side. */
function numeralAt({ footprint }: Piece, above: readonly Piece[]): [number, number] | null {
  const [cx, cy] = centre(footprint);
  const sides = footprint.map(([x, y], n): [number, number] => {
    const [bx, by] = footprint[(n + 1) % footprint.length]!;
    return [(x + bx) / 2, (y + by) / 2];
  });
  const halfway = [...sides, ...footprint].map(([x, y]): [number, number] => [(cx + x) / 2, (cy + y) / 2]);
  const free = ([x, y]: [number, number]) =>
    !above.some((piece) => [-20, 20].some((d) => covers(piece, x + d, y) || covers(piece, x, y + d)));
  return [[cx, cy] as [number, number], ...halfway].find(free) ?? null;
}
