/** Every word on the screen: the project's own Fluent catalogues, and sentences that travel as parts. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createContext, useContext } from "react";
import type { Failure, Part } from "./protocol/wire";

export type Lang = "es" | "en";
export type Args = Record<string, string | number>;
export const LANGS: readonly Lang[] = ["es", "en"];

const LOCALES: Record<Lang, string> = { es: "es-ES", en: "en-US" };
const ITEM_KINDS = ["weapon", "armor", "gear", "consumable", "grenade", "cybernetic", "power"];
const ROW_KINDS = [...ITEM_KINDS, "blessing", "critical", "fumble", "search", "interrogation"];
const STEP = /^(M\d+)\.(\d{1,2})$/;

/** One language, ready to speak. */
export class Text {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    sources: Iterable<string>,
  ) {
    this.bundle = new FluentBundle(LOCALES[lang], { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    const [key = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(key);
    return Boolean(message && (attribute ? message.attributes[attribute] : message.value));
  }

  /** The sentence of a message id, or of one of its attributes (`rule-C4-7.title`); the id itself if it is missing. */
  t(id: string, args: Args = {}): string {
    const [key = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      given[name.replaceAll("_", "-")] = given[name] =
        typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
    }
    return this.bundle.formatPattern(pattern, given, []);
  }

  /** What a part says. */
  say(part: Part): string {
    if (typeof part === "string") return part;
    switch (part.type) {
      case "say": {
        const args = Object.entries(part.args).map(([name, one]) => [
          name,
          typeof one === "number" ? one : this.say(one),
        ]);
        return this.t(part.id, Object.fromEntries(args) as Args);
      }
      case "inches":
        return part.signed ? this.signedInches(part.hundredths) : this.inches(part.hundredths);
      case "list":
        return this.list(part.parts.map((one) => this.say(one)));
      case "join":
        return part.parts.map((one) => this.say(one)).join(part.by);
      case "clause":
        return clause(this.say(part.part));
    }
  }

  /** A length as it is read at the table: `1,5"`. */
  inches(hundredths: number): string {
    const size = Math.abs(hundredths);
    const rest = size % 100;
    const point = this.lang === "es" ? "," : ".";
    const decimals = rest ? `${point}${String(rest).padStart(2, "0").replace(/0+$/, "")}` : "";
    return `${hundredths < 0 ? "-" : ""}${Math.floor(size / 100)}${decimals}"`;
  }

  signedInches(hundredths: number): string {
    return `${hundredths >= 0 ? "+" : "−"}${this.inches(Math.abs(hundredths))}`;
  }

  list(things: readonly string[]): string {
    const last = things.at(-1);
    if (things.length < 2 || last === undefined) return things.join("");
    const and = this.t(/^(i|hi)/i.test(last) ? "list-and-before-i" : "list-and");
    return `${things.slice(0, -1).join(", ")} ${and} ${last}`;
  }

  /** A chance in whole percent, or with one decimal; halves go up. */
  percent(chance: number, decimals: 0 | 1 = 0): string {
    return this.t("odds-percent", { percent: this.decimal(chance * 100, decimals) });
  }

  decimal(value: number, decimals: 0 | 1 = 1): string {
    const tenths = Math.floor(value * 10 ** decimals + 0.5 + 1e-9);
    if (decimals === 0) return String(tenths);
    return this.t("odds-number", { whole: String(Math.floor(tenths / 10)), decimals: String(tenths % 10) });
  }

  /** The name of a row of a table: an item, a power, a blessing, by its bare id. */
  row(id: string): string {
    const key = ROW_KINDS.map((kind) => `${kind}-${id}`).find((one) => this.has(one));
    return key ? this.t(key) : id;
  }

  ruleTitle(rule: string): string {
    const whole = STEP.exec(rule)?.[1] ?? rule;
    const title = `${ruleKey(whole)}.title`;
    return this.has(title) ? this.t(title) : rule;
  }

  /** Our own wording of a rule: `M5.3` is the third sentence of mission 5. */
  rule(rule: string): string {
    const step = STEP.exec(rule);
    if (!step?.[1]) return this.t(ruleKey(rule));
    const sentences = this.t(ruleKey(step[1])).replace(/\.$/, "").split(". ");
    return `${sentences[Number(step[2]) - 1] ?? ""}.`;
  }

  failure({ code, params }: Failure): string {
    return this.has(`error-${code}`) ? this.t(`error-${code}`, params) : this.t("ui-failed");
  }
}

const ruleKey = (rule: string) => `rule-${rule.replaceAll(".", "-")}`;

export const clause = (sentence: string) => sentence.slice(0, 1).toLowerCase() + sentence.slice(1).replace(/\.+$/, "");
export const upper = (sentence: string) => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

const LOADERS = { es: () => import("./texts/es"), en: () => import("./texts/en") };
const loaded = new Map<Lang, Text>();

/** The catalogue of a language, fetched once. */
export async function loadText(lang: Lang): Promise<Text> {
  const known = loaded.get(lang);
  if (known) return known;
  const { files } = await LOADERS[lang]();
  const text = new Text(lang, Object.values(files));
  loaded.set(lang, text);
  return text;
}

export const TextContext = createContext<Text | null>(null);

export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error("no text");
  return text;
}
