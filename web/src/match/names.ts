/** What models, markers, tokens and options are called. */
import type { Model, View } from "../protocol/wire";
import { type Text, upper } from "../text";

export class Names {
  constructor(
    readonly text: Text,
    readonly view: View,
  ) {}

  /** A model: the name its player gave it, else what it is and its id. */
  model(id: string): string {
    const model = this.view.figures[id]?.model;
    if (!model) return id;
    const { name } = model.sheet;
    if (!name) return this.kind(model) ? this.text.t("story-model", { kind: this.kind(model), id }) : id;
    const twins = Object.values(this.view.figures).filter((one) => one.model.sheet.name === name).length;
    return twins > 1 ? this.text.t("story-model", { kind: name, id }) : name;
  }

  /** What a model is: its contract or its unit. */
  kind({ sheet }: Model): string {
    if (sheet.contract) return this.text.t(`contract-${sheet.contract}`);
    return sheet.unit ? this.text.t(`unit-${sheet.unit}`) : "";
  }

  side(side: string): string {
    if (side === "blue" || side === "amber") return this.text.t(`seat-${side}`);
    if (side === "coworkers") return this.text.t("ui-coworkers");
    return this.text.has(`faction-${side}`) ? this.text.t(`faction-${side}`) : side;
  }

  thing(id: string): string {
    const marker = this.view.table.markers.find((one) => one.id === id);
    if (marker?.item) return this.text.t("marker-weapon", { item: this.text.row(marker.item) });
    const [kind = "", number = ""] = id.split("-");
    if (marker?.placed_by && this.text.has(`marker-${kind}-aim`))
      return this.text.t(`marker-${kind}-aim`, { seat: this.text.t(`seat-${marker.placed_by}`) });
    const several = this.view.table.markers.filter((one) => one.id.startsWith(`${kind}-`)).length > 1;
    const key = several && this.text.has(`marker-${kind}-numbered`) ? `marker-${kind}-numbered` : `marker-${kind}`;
    return this.text.has(key) ? this.text.t(key, { number }) : id;
  }

  token(token: string): string {
    if (token === "blue" || token === "amber") return this.text.t(`seat-${token}`);
    if (this.view.figures[token]) return this.model(token);
    const key = `story-group-${token.slice(0, 1)}`;
    return this.text.has(key) ? this.text.t(key, { number: token.slice(1) }) : token;
  }

  weapon(id: string): string {
    const own = `story-weapon-${id}`;
    return this.text.has(own) ? this.text.t(own) : this.text.row(id);
  }

  /** A model or a thing that is placed, by its id. */
  any(id: string): string {
    return this.view.figures[id] ? this.model(id) : this.thing(id);
  }

  /** One of the named options of a question. */
  option(prompt: string, option: string): string {
    if (this.view.figures[option]) return this.model(option);
    const keys = [
      `ui-option-${prompt}-${option}`,
      `ground-${option}`,
      `quadrant-${option}`,
      `spawn-place-${option}`,
      `kit-${option}`,
    ];
    const key = keys.find((one) => this.text.has(one));
    if (key) return upper(this.text.t(key));
    if (prompt === "reroll-die") return this.text.t("ui-option-die", { number: option });
    const thing = this.thing(option);
    return upper(thing === option ? this.text.row(option) : thing);
  }
}

/** Two letters or digits for a token: initials of a name, the number of one that has none. */
export function initials(model: Model): string {
  const words = model.sheet.name.split(/\s+/).filter(Boolean);
  if (words.length === 0) return model.sheet.id.replace(/^[hc]/, "");
  return words.length === 1 ? words[0]!.slice(0, 2) : `${words[0]![0]}${words.at(-1)![0]}`;
}
