/** Dice that are seen to roll: both sides of a contest, their levels, who won. A touch or Escape skips it. */
import { useEffect, useState } from "react";
import type { Names } from "../match/names";
import { getPrefs } from "../prefs";
import type { Contested, Moment, Rolled, Side } from "../protocol/wire";
import { useText } from "../text";
import { dice } from "./Odds";
import { RuleLink } from "./Rule";

type Throw = Contested | Rolled;

export function throwsOf(moments: readonly Moment[]): Throw[] {
  return moments.flatMap((moment) =>
    moment.events.filter((event): event is Throw => event.type === "contested" || event.type === "rolled"),
  );
}

const EACH = { contested: 1500, rolled: 700 };
const MOST = 4500;

/** How long steps are shown before and after the view goes on. */
export function pace(moments: Moment[]): { before: number; after: number } {
  if (getPrefs().dice === "at-once") return { before: 0, after: 0 };
  const thrown = throwsOf(moments);
  const moved = moments.some((moment) => moment.events.some((event) => event.type === "moved"));
  const before = thrown.reduce((sum, one) => sum + EACH[one.type], 0);
  return { before: Math.min(MOST, before), after: moved ? 260 : 40 };
}

export function DiceTray({ moments, names, onSkip }: { moments: Moment[]; names: Names; onSkip: () => void }) {
  const text = useText();
  const thrown = throwsOf(moments);
  const [index, setIndex] = useState(0);
  const share = pace(moments).before / Math.max(1, thrown.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins with its first throw
  useEffect(() => {
    setIndex(0);
    const timer = setInterval(() => setIndex((now) => Math.min(now + 1, thrown.length - 1)), Math.max(200, share));
    return () => clearInterval(timer);
  }, [moments]);
  useEffect(() => {
    const key = (event: globalThis.KeyboardEvent) => event.key === "Escape" && onSkip();
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [onSkip]);
  const shown = thrown[Math.min(index, thrown.length - 1)];
  if (!shown) return null;
  return (
    <div className="tray" role="status" data-testid="dice">
      <p className="purpose">
        {text.has(`purpose-${shown.purpose}`) ? text.t(`purpose-${shown.purpose}`) : shown.purpose}{" "}
        <RuleLink rule={shown.rule} />
      </p>
      <Thrown key={index} thrown={shown} names={names} />
      <button type="button" onClick={onSkip}>
        {text.t("ui-skip")}
      </button>
    </div>
  );
}

function Thrown({ thrown, names }: { thrown: Throw; names: Names }) {
  const text = useText();
  if (thrown.type === "rolled")
    return (
      <div className="throw">
        {thrown.who && <b>{names.model(thrown.who)}</b>}
        <Faces faces={thrown.dice} largest={12} />
        <strong>{thrown.total}</strong>
      </div>
    );
  return (
    <div className="contest">
      {thrown.sides.map((side, n) => (
        <div key={side.who} className={thrown.won === n ? "throw won" : "throw"}>
          <b>{side.who ? names.model(side.who) : text.t("story-fixed")}</b>
          <Levels side={side} />
          <Faces faces={side.dice} largest={4 + 2 * side.rolled_at} />
          <strong>{side.total}</strong>
        </div>
      ))}
      {thrown.ratio > 1 && <em className="ratio">×{thrown.ratio}</em>}
    </div>
  );
}

function Levels({ side }: { side: Side }) {
  const text = useText();
  return (
    <code className="levels">
      {side.tier === side.rolled_at
        ? dice(text, side.tier)
        : `${dice(text, side.tier)} → ${dice(text, side.rolled_at)}`}
    </code>
  );
}

/** Faces that tumble for under half a second and come to rest. */
function Faces({ faces, largest }: { faces: readonly number[]; largest: number }) {
  const [tumbling, setTumbling] = useState(true);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const rest = setTimeout(() => setTumbling(false), 420);
    const spin = setInterval(() => setTurn((now) => now + 1), 70);
    return () => {
      clearTimeout(rest);
      clearInterval(spin);
    };
  }, []);
  return (
    <span className={tumbling ? "faces tumbling" : "faces"}>
      {faces.map((face, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
        <i key={n}>{tumbling ? ((face * 7 + turn * 5 + n * 3) % largest) + 1 : face}</i>
      ))}
    </span>
  );
}
