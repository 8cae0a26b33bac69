/** What can I do: the offers of the question asked, each with its odds before anything is thrown. */
import { useState } from "react";
import { deedText, grouped } from "../match/deeds";
import type { Names } from "../match/names";
import type { Asked, Deed, Going, Leave, Placing, Throwing, Turning, Way } from "../protocol/wire";
import { useText } from "../text";
import { OddsChip, OddsTable, SpreadShown } from "./Odds";

/** What is being looked at before it is done. */
export type Plan =
  | { kind: "deed"; deed: Deed }
  | { kind: "way"; going: Going; way: Way }
  | { kind: "leave"; leave: Leave }
  | { kind: "put"; placing: Placing; at: [number, number, number] }
  | { kind: "throw"; throwing: Throwing; at: [number, number, number] | null };

interface Props {
  asked: Asked;
  names: Names;
  plan: Plan | null;
  busy: boolean;
  onDeed: (deed: Deed) => void;
  onLeave: (leave: Leave) => void;
  onThrowing: (throwing: Throwing) => void;
  onTurn: (turning: Turning, degrees: number) => void;
  onPoint: (deed: Deed | null) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

export function Actions(props: Props) {
  const { asked, names, plan, busy } = props;
  const text = useText();
  const deeds = asked.offers.filter((offer): offer is Deed => offer.type === "deed");
  const going = asked.offers.find((offer): offer is Going => offer.type === "move");
  const placing = asked.offers.find((offer): offer is Placing => offer.type === "put");
  const turning = asked.offers.find((offer): offer is Turning => offer.type === "turn");
  const throwing = asked.offers.filter((offer): offer is Throwing => offer.type === "throw");
  return (
    <section className="actions" aria-label={text.t("ui-actions")}>
      {plan && <Planned {...props} plan={plan} />}
      {!plan && going && <MoveHint going={going} names={names} />}
      {!plan && placing && <p className="hint">{text.t("ui-hint-put", { thing: names.any(placing.thing) })}</p>}
      {turning && <Direction onTurn={(degrees) => props.onTurn(turning, degrees)} />}
      <div className="deeds">
        {throwing.map((one) => (
          <button
            key={`${one.who}-${one.grenade}`}
            type="button"
            className="deed"
            aria-pressed={plan?.kind === "throw" && plan.throwing === one}
            disabled={busy}
            onClick={() => props.onThrowing(one)}
          >
            <span>{text.t("ui-do-throw", { grenade: text.row(one.grenade) })}</span>
            {one.odds && <OddsChip odds={one.odds} />}
          </button>
        ))}
        {grouped(deeds).map((group) =>
          group.deeds.map((deed) => (
            <button
              key={deed.line}
              type="button"
              className={`deed ${group.kind}`}
              aria-pressed={plan?.kind === "deed" && plan.deed.line === deed.line}
              disabled={busy}
              onClick={() => props.onDeed(deed)}
              onPointerEnter={() => props.onPoint(deed)}
              onPointerLeave={() => props.onPoint(null)}
              onFocus={() => props.onPoint(deed)}
              onBlur={() => props.onPoint(null)}
            >
              <span>{deedText(deed, names, asked.prompt)}</span>
              {deed.odds && <OddsChip odds={deed.odds} />}
            </button>
          )),
        )}
        {going?.leaving.map((leave) => (
          <button
            key={leave.line}
            type="button"
            className="deed end"
            aria-pressed={plan?.kind === "leave" && plan.leave.line === leave.line}
            disabled={busy}
            onClick={() => props.onLeave(leave)}
          >
            <span>{text.t("ui-do-leave", { edge: text.t(`edge-${leave.edge}`) })}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

function MoveHint({ going, names }: { going: Going; names: Names }) {
  const text = useText();
  return (
    <p className="hint">
      {text.t(going.again ? "ui-hint-again" : "ui-hint-move", {
        who: names.model(going.who),
        budget: text.inches(going.budget),
      })}
      {going.strikers.length > 0 && (
        <b className="warn">
          {" "}
          {text.t("ui-strikers", { who: text.list(going.strikers.map((one) => names.model(one))) })}
        </b>
      )}
    </p>
  );
}

/** The thing looked at, its whole odds, and the one button that does it. */
function Planned({ asked, names, plan, busy, onConfirm, onCancel }: Props & { plan: Plan }) {
  const text = useText();
  const [answer, setAnswer] = useState(0);
  const deed = plan.kind === "deed" ? plan.deed : null;
  const shown = deed && answer > 0 ? deed.answers[answer - 1]?.odds : deed?.odds;
  const ready = plan.kind !== "throw" || plan.at !== null;
  return (
    <div className="planned">
      <h3>{title(plan, names, asked.prompt)}</h3>
      {deed && deed.answers.length > 0 && (
        <div className="tabs" role="tablist">
          {["", ...deed.answers.map((one) => one.weapon)].map((weapon, n) => (
            <button key={weapon} type="button" role="tab" aria-selected={answer === n} onClick={() => setAnswer(n)}>
              {weapon ? text.t("ui-if-riposte", { weapon: names.weapon(weapon) }) : text.t("ui-if-defends")}
            </button>
          ))}
        </div>
      )}
      {shown && <OddsTable odds={shown} names={names} />}
      {plan.kind === "throw" && plan.throwing.odds && <OddsTable odds={plan.throwing.odds} names={names} />}
      {plan.kind === "throw" && plan.throwing.damage.mean > 0 && (
        <SpreadShown spread={plan.throwing.damage} title={text.t("ui-damage")} />
      )}
      {plan.kind === "throw" && !plan.at && <p className="hint">{text.t("ui-hint-throw")}</p>}
      {plan.kind === "way" && <WayTold way={plan.way} />}
      <div className="row">
        <button
          type="button"
          className="main"
          data-testid="confirm"
          disabled={busy || !ready || refused(plan)}
          onClick={onConfirm}
        >
          {text.t("ui-confirm")}
        </button>
        <button type="button" onClick={onCancel}>
          {text.t("ui-cancel")}
        </button>
      </div>
    </div>
  );
}

const refused = (plan: Plan) => plan.kind === "way" && plan.way.refused !== "";

function title(plan: Plan, names: Names, prompt: string): string {
  const { text } = names;
  switch (plan.kind) {
    case "deed":
      return deedText(plan.deed, names, prompt);
    case "way":
      return text.t(plan.going.again ? "ui-plan-again" : "ui-plan-move", { length: text.inches(plan.way.length) });
    case "leave":
      return text.t("ui-do-leave", { edge: text.t(`edge-${plan.leave.edge}`) });
    case "put":
      return text.t("ui-plan-put", { thing: names.any(plan.placing.thing) });
    case "throw":
      return text.t("ui-do-throw", { grenade: text.row(plan.throwing.grenade) });
  }
}

function WayTold({ way }: { way: Way }) {
  const text = useText();
  if (way.refused) return <p className="warn">{text.failure({ code: way.refused, params: way.params })}</p>;
  const told = [
    ...(way.kind & 1 ? [text.t("ui-way-climb")] : []),
    ...(way.kind & 2 ? [text.t("ui-way-jump")] : []),
    ...way.falls.map((height) => text.t("ui-falls", { height: text.inches(height) })),
  ];
  return (
    <>
      {told.length > 0 && <p className="hint">{text.list(told)}</p>}
      {way.dice > 0 && <p className="warn">{text.t("ui-fall-dice", { dice: way.dice })}</p>}
    </>
  );
}

function Direction({ onTurn }: { onTurn: (degrees: number) => void }) {
  const text = useText();
  const [degrees, setDegrees] = useState(0);
  return (
    <div className="direction">
      <label>
        {text.t("ui-direction")}
        <input
          type="range"
          min={0}
          max={359}
          value={degrees}
          onChange={(event) => setDegrees(Number(event.target.value))}
        />
      </label>
      <svg viewBox="-12 -12 24 24" width="48" height="48" aria-hidden="true">
        <path d="M-8 0H7M2 -5L8 0L2 5" transform={`rotate(${-degrees})`} />
      </svg>
      <code>{degrees}°</code>
      <button type="button" className="main" onClick={() => onTurn(degrees)}>
        {text.t("ui-confirm")}
      </button>
    </div>
  );
}
