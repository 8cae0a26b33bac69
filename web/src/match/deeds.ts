/** The offers of a question in words, sorted into kinds. */
import type { Deed, View } from "../protocol/wire";
import { upper } from "../text";
import type { Names } from "./names";

/** A message id of its own for each kind of action, and what it is about. */
export function deedText(deed: Deed, names: Names, prompt: string): string {
  const { text } = names;
  const { action } = deed;
  const self = (who: string, target: string) => (who === target ? "self" : names.model(target));
  switch (action.type) {
    case "activate":
      return text.t("ui-do-activate", { who: names.model(action.who) });
    case "attack":
      return text.t("ui-do-attack", {
        target: names.model(action.target),
        weapon: names.weapon(action.weapon),
        overcharge: action.overcharge ? "yes" : "no",
      });
    case "defend":
      return action.weapon ? text.t("ui-do-riposte", { weapon: names.weapon(action.weapon) }) : text.t("ui-do-defend");
    case "strike":
      return action.weapon ? text.t("ui-do-strike", { weapon: names.weapon(action.weapon) }) : text.t("ui-do-let-pass");
    case "aim":
      return text.t("ui-do-aim", { target: names.model(action.target) });
    case "interact":
      return text.t("ui-do-interact", {
        thing: names.thing(action.thing),
        how: action.how ? text.t(text.has(`how-${action.how}`) ? `how-${action.how}` : action.how) : "none",
      });
    case "search":
      return text.t("ui-do-search", { thing: names.thing(action.thing) });
    case "interrogate":
      return text.t("ui-do-interrogate", { target: names.model(action.target) });
    case "cast":
      return text.t("ui-do-cast", { power: text.row(action.power), target: self(action.who, action.target) });
    case "use":
      return text.t("ui-do-use", { item: text.row(action.item), target: self(action.who, action.target) });
    case "bless":
      return text.t("ui-do-bless", {
        blessing: text.row(action.blessing),
        who: names.model(action.who),
        other: action.other ? names.model(action.other) : "none",
      });
    case "choose":
      return names.option(prompt, action.option);
    case "pass":
      return text.t("ui-do-pass");
    case "end":
      return text.t("ui-do-end");
    case "disengage":
      return text.t("ui-do-disengage");
    default:
      return upper(deed.line);
  }
}

/** What a deed points at on the board: a model or a thing. */
export function pointsAt(deed: Deed): string {
  const { action } = deed;
  if ("target" in action) return action.target;
  if ("thing" in action) return action.thing;
  if (action.type === "activate") return action.who;
  if (action.type === "choose") return action.option;
  return action.type === "bless" ? action.who : "";
}

/** Whether a touch of that model means this deed. What is given to it is chosen by its button. */
export function isMeant(deed: Deed, id: string): boolean {
  const { type } = deed.action;
  return type !== "bless" && type !== "use" && type !== "aim" && pointsAt(deed) === id;
}

/** Whether it is done at the first touch: nothing is thrown for it and it can be taken back or is the plain answer. */
export function atOnce(deed: Deed, view: View): boolean {
  if (deed.odds) return false;
  switch (deed.action.type) {
    case "end":
      return view.turn === null || (view.turn.moved && view.turn.actions >= view.turn.allowed);
    case "use":
    case "bless":
      return false;
    default:
      return true;
  }
}

const ORDER = [
  "activate",
  "attack",
  "defend",
  "strike",
  "cast",
  "search",
  "interact",
  "interrogate",
  "choose",
  "aim",
  "disengage",
  "use",
  "bless",
  "pass",
  "end",
];

export interface Group {
  kind: string;
  deeds: Deed[];
}

/** Deeds by kind, in the order a player looks for them. */
export function grouped(deeds: readonly Deed[]): Group[] {
  const kinds = new Map<string, Deed[]>();
  for (const deed of deeds) kinds.set(deed.action.type, [...(kinds.get(deed.action.type) ?? []), deed]);
  return [...kinds]
    .map(([kind, list]) => ({ kind, deeds: list }))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
