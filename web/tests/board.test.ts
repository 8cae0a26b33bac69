import { describe, expect, it } from "vitest";
import { nearest, onward, type Place, place, step, surface } from "../src/board/geometry";
import { kindOf } from "../src/board/Reach";
import { sightFrom } from "../src/board/Sight";
import { patched } from "../src/match/patch";
import type { Piece, View } from "../src/protocol/wire";

const block = (id: string, x: number, top: number): Piece => ({
  id,
  kind: "block",
  footprint: [
    [x, 0],
    [x + 200, 0],
    [x + 200, 200],
    [x, 200],
  ],
  base: 0,
  top,
  climbable: true,
  walkable: true,
});

const figure = (id: string, side: string, at: Place | null) =>
  ({
    model: { sheet: { id, side }, presence: "board", place: at },
    move: 400,
    engaged: [],
  }) as unknown as View["figures"][string];

const view = {
  figures: {
    b1: figure("b1", "blue", [100, 100, 0]),
    b2: figure("b2", "blue", [200, 100, 0]),
    a1: figure("a1", "amber", [500, 100, 0]),
    a2: figure("a2", "amber", [900, 100, 0]),
    a3: figure("a3", "amber", [1200, 100, 0]),
  },
  sight: [
    ["b1", "a2", 0, ["wall-1"]],
    ["b1", "a3", 0b111, ["wall-1", "smoke"]],
  ],
  seq: 1,
} as unknown as View;

describe("the plan", () => {
  it("draws heights in five steps", () => {
    expect([50, 150, 300, 450, 600].map(step)).toEqual([1, 2, 3, 4, 5]);
  });

  it("knows the highest surface under a point", () => {
    const pieces = [block("low", 0, 150), block("high", 100, 300)];
    expect([surface(pieces, 50, 50), surface(pieces, 150, 50), surface(pieces, 900, 50)]).toEqual([150, 300, 0]);
  });

  it("takes the nearest stop, of two at one point the higher", () => {
    const stops: Place[] = [
      [100, 100, 0],
      [100, 100, 300],
      [200, 100, 0],
    ];
    expect(nearest(stops, 110, 100, 45)).toBe(1);
    expect(nearest(stops, 190, 100, 45)).toBe(2);
    expect(nearest(stops, 900, 900, 45)).toBe(-1);
  });

  it("goes on by the arrow keys, and stays where nothing lies that way", () => {
    const stops: Place[] = [
      [100, 100, 0],
      [125, 100, 0],
      [100, 125, 0],
    ];
    expect(onward(stops, [100, 100, 0], 1, 0)).toEqual([125, 100, 0]);
    expect(onward(stops, [100, 100, 0], 0, 1)).toEqual([100, 125, 0]);
    expect(onward(stops, [100, 100, 0], -1, 0)).toBeNull();
  });

  it("writes places as the notation does", () => {
    expect(place([1250, 800, 0])).toBe("12.50,8.00,0.00");
  });

  it("names the gravest thing a way holds", () => {
    expect([0, 1, 2, 4, 7].map(kindOf)).toEqual(["walk", "climb", "jump", "drop", "drop"]);
  });

  it("reads open, cover and hidden from the sight matrix, of others than friends", () => {
    expect(sightFrom(view, "b1")).toEqual([
      { target: "a1", seen: "open", points: 15, by: [] },
      { target: "a2", seen: "hidden", points: 0, by: ["wall-1"] },
      { target: "a3", seen: "cover", points: 3, by: ["wall-1", "smoke"] },
    ]);
  });
});

describe("a patch", () => {
  it("replaces what it has, of the figures model by model, and leaves the rest", () => {
    const gone = figure("a1", "amber", null);
    const next = patched(view, { seq: 2, figures: { a1: gone } });
    expect(next.seq).toBe(2);
    expect(next.figures.a1).toBe(gone);
    expect(next.figures.b1).toBe(view.figures.b1);
    expect(next.sight).toBe(view.sight);
    expect(view.seq).toBe(1);
  });
});
