/** Board, squads, log, actions, and the choice under way. */
import { useEffect, useMemo, useState } from "react";
import { Board, type Picks, stopPicks } from "../board/Board";
import { type Place, place, same } from "../board/geometry";
import { atOnce, isMeant, pointsAt } from "../match/deeds";
import { Names } from "../match/names";
import type { Game, Session } from "../match/session";
import { Actions, type Plan } from "../panels/Actions";
import { DiceTray, throwsOf } from "../panels/Dice";
import { Log } from "../panels/Log";
import { Squads } from "../panels/Squads";
import { Status } from "../panels/Status";
import type { Deed, Going, Placing, View } from "../protocol/wire";
import { useText } from "../text";
import { End } from "./End";
import { Idle } from "./Idle";
import { Tools } from "./Tools";

type Tab = "actions" | "squads" | "log";

interface Props {
  session: Session;
  game: Game;
  view: View;
  onLeave: () => void;
}

export function Table({ session, game, view, onLeave }: Props) {
  const text = useText();
  const names = useMemo(() => new Names(text, view), [text, view]);
  const [chosen, setChosen] = useState("");
  const [hovered, setHovered] = useState("");
  const [pointed, setPointed] = useState<Deed | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [tab, setTab] = useState<Tab>("actions");
  const [looking, setLooking] = useState(false);
  const asked = view.waits.type === "asked" && !game.playing ? view.waits : null;
  const deeds = useMemo(() => (asked?.offers ?? []).filter((one): one is Deed => one.type === "deed"), [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment has new offers
  useEffect(() => {
    setPlan(null);
    setPointed(null);
    setChosen("");
  }, [view.seq]);

  const acting = view.turn?.who ?? (asked?.who && view.figures[asked.who] ? asked.who : "");
  const focus = chosen || acting;
  const busy = game.sent !== null;
  const confirm = () => {
    if (!plan) return;
    if (plan.kind === "deed") session.decide(plan.deed.line);
    if (plan.kind === "leave") session.decide(plan.leave.line);
    if (plan.kind === "way" && !plan.way.refused) session.decide(plan.way.line);
    if (plan.kind === "put") session.decide(`put ${plan.placing.thing} ${place(plan.at)}`);
    if (plan.kind === "throw" && plan.at)
      session.decide(`throw ${plan.throwing.who} ${plan.throwing.grenade} ${place(plan.at)}`);
  };
  const onDeed = (deed: Deed) => {
    if (atOnce(deed, view)) session.decide(deed.line);
    else {
      setPlan({ kind: "deed", deed });
      setTab("actions");
    }
  };
  const onChoose = (id: string) => {
    setChosen(id);
    const answer = deeds.find((deed) => id && isMeant(deed, id));
    if (answer) {
      setPlan({ kind: "deed", deed: answer });
      setTab("actions");
    } else if (plan?.kind === "deed" || plan?.kind === "leave") setPlan(null);
  };
  const picks = picksOf(view, asked?.offers ?? [], plan);
  const picked = plan?.kind === "way" ? (plan.way.points.at(-1) ?? null) : plan && "at" in plan ? plan.at : null;
  const onPick = async (at: Place) => {
    if (same(at, picked)) return confirm();
    setTab("actions");
    if (plan?.kind === "throw") return setPlan({ ...plan, at });
    const placing = asked?.offers.find((one): one is Placing => one.type === "put");
    if (placing) return setPlan({ kind: "put", placing, at });
    const going = asked?.offers.find((one): one is Going => one.type === "move");
    if (!going) return;
    const way = await session.path(going.who, at, going.again);
    if (way && session.game.view?.seq === view.seq) setPlan({ kind: "way", going, way });
  };
  useShortcuts(
    () => setPlan(null),
    () => view.undo > 0 && !busy && session.undo(),
    plan ? confirm : null,
  );
  const point = plan?.kind === "deed" ? plan.deed : pointed;
  const offered = useMemo(() => new Set(deeds.map(pointsAt).filter((id) => view.figures[id])), [deeds, view]);
  const ended = view.waits.type === "ended" && !game.playing ? view.waits.result : null;
  const thrown = game.playing && throwsOf(game.playing).length > 0 ? game.playing : null;

  return (
    <div className={`table tab-${tab}`} data-seq={view.seq}>
      <Status game={game} names={names} />
      <Tools session={session} game={game} view={view} names={names} busy={busy} onLeave={onLeave} />
      <Squads names={names} chosen={focus} onChoose={onChoose} />
      <div className="stage">
        <Board
          view={view}
          chosen={focus}
          hovered={hovered}
          offered={offered}
          aimed={point ? pointsAt(point) : ""}
          picks={picks}
          picked={picked}
          way={plan?.kind === "way" ? plan.way : null}
          onChoose={onChoose}
          onHover={setHovered}
          onPick={onPick}
          onConfirm={confirm}
        />
        {thrown && <DiceTray moments={thrown} names={names} onSkip={() => session.skip()} />}
        {game.notice && (
          <p className="notice-bar" role="alert">
            {text.failure(game.notice)}
            <button type="button" onClick={() => session.forgetNotice()}>
              {text.t("ui-close")}
            </button>
          </p>
        )}
        {ended && !looking && (
          <End session={session} names={names} result={ended} seats={game.seats} onLook={() => setLooking(true)} />
        )}
      </div>
      <div className="right">
        {asked ? (
          <Actions
            asked={asked}
            names={names}
            plan={plan}
            busy={busy}
            onDeed={onDeed}
            onLeave={(leave) => setPlan({ kind: "leave", leave })}
            onThrowing={(throwing) => setPlan({ kind: "throw", throwing, at: null })}
            onTurn={(turning, degrees) => session.decide(`direct ${turning.seat} ${degrees}`)}
            onPoint={setPointed}
            onConfirm={confirm}
            onCancel={() => setPlan(null)}
          />
        ) : (
          <Idle session={session} game={game} names={names} onEnd={ended ? () => setLooking(false) : null} />
        )}
        <Log game={game} names={names} chosen={chosen} />
      </div>
      <nav className="tabs bottom" aria-label={text.t("ui-parts")}>
        {(["actions", "squads", "log"] as const).map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {text.t(`ui-${one}`)}
          </button>
        ))}
      </nav>
    </div>
  );
}

function picksOf(view: View, offers: readonly { type: string }[], plan: Plan | null): Picks | null {
  if (plan?.kind === "throw")
    return {
      kind: "spots",
      places: plan.throwing.aims,
      radius: 20,
      blast: Math.max(plan.throwing.blast, plan.throwing.smoke),
    };
  const placing = offers.find((one): one is Placing => one.type === "put");
  if (placing) {
    const radius = view.figures[placing.thing]?.model.sheet.radius ?? 38;
    return { kind: "spots", places: placing.spots, radius, blast: 0 };
  }
  if (plan?.kind === "deed" || plan?.kind === "leave") return null;
  const going = offers.find((one): one is Going => one.type === "move");
  return going ? stopPicks(going, view.figures[going.who]?.model.sheet.radius ?? 49) : null;
}

/** Digits choose the n-th action, Enter confirms, Escape puts it back, U takes back. */
function useShortcuts(cancel: () => void, undo: () => void, confirm: (() => void) | null) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (event.key === "Escape") cancel();
      else if (event.key === "u") undo();
      else if (event.key === "Enter" && target === document.body) confirm?.();
      else if (/^[1-9]$/.test(event.key))
        document.querySelectorAll<HTMLButtonElement>(".deeds .deed")[Number(event.key) - 1]?.click();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
