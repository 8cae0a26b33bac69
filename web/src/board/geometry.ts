/** Where things are drawn: hundredths of an inch, with north at the top. */
import type { Piece, Stops } from "../protocol/wire";

export type Place = [number, number, number];
export const SIZE = 2400;

export const flip = (y: number) => SIZE - y;
export const points = (corners: readonly [number, number][]) => corners.map(([x, y]) => `${x},${flip(y)}`).join(" ");
export const place = ([x, y, z]: readonly number[]) =>
  [x, y, z].map((value) => ((value ?? 0) / 100).toFixed(2)).join(",");
export const same = (a: Place | null, b: Place | null) =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

/** Which of five steps a height is drawn in. */
export function step(top: number): 1 | 2 | 3 | 4 | 5 {
  if (top < 100) return 1;
  if (top < 200) return 2;
  if (top < 400) return 3;
  return top < 600 ? 4 : 5;
}

export function centre(corners: readonly [number, number][]): [number, number] {
  const sum = corners.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length];
}

/** The shorter side of a footprint, to fit its numeral. */
export function breadth(corners: readonly [number, number][]): number {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

export function covers(piece: Piece, x: number, y: number): boolean {
  return piece.footprint.every(([ax, ay], n) => {
    const [bx, by] = piece.footprint[(n + 1) % piece.footprint.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

/** The height of the highest surface at a point, as it is seen from above. */
export function surface(pieces: readonly Piece[], x: number, y: number): number {
  return pieces.reduce((top, piece) => (piece.walkable && covers(piece, x, y) ? Math.max(top, piece.top) : top), 0);
}

export function stops(columns: Stops): Place[] {
  return columns.x.map((x, n) => [x, columns.y[n]!, columns.z[n]!]);
}

/** The index of the place nearest to a point, the highest of several; -1 if none is within `reach`. */
export function nearest(places: readonly Place[], x: number, y: number, reach: number): number {
  let best = -1;
  let least = reach * reach;
  places.forEach(([px, py, pz], n) => {
    const apart = (px - x) ** 2 + (py - y) ** 2;
    if (apart < least || (apart === least && best >= 0 && pz > places[best]![2])) {
      best = n;
      least = apart;
    }
  });
  return best;
}

/** The place one gets to with an arrow key: the nearest one that lies that way. */
export function onward(places: readonly Place[], from: Place, dx: number, dy: number): Place | null {
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of places) {
    const [ax, ay] = [one[0] - from[0], one[1] - from[1]];
    const along = ax * dx + ay * dy;
    const across = Math.abs(ax * dy - ay * dx);
    if (along <= 0 || across > along) continue;
    const cost = along + 2 * across;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
