import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clause, type Lang, Text } from "../src/text";

const FOLDER = join(import.meta.dirname, "../../src/sacredwire/content/data/text");

function spoken(lang: Lang): Text {
  const files = readdirSync(join(FOLDER, lang)).map((name) => readFileSync(join(FOLDER, lang, name), "utf-8"));
  return new Text(lang, files);
}

const es = spoken("es");
const en = spoken("en");

describe("the catalogues", () => {
  it("say lengths as they are read at the table", () => {
    expect([400, 0, 150, -100, 105, -50].map((one) => es.inches(one))).toEqual([
      '4"',
      '0"',
      '1,5"',
      '-1"',
      '1,05"',
      '-0,5"',
    ]);
    expect(en.signedInches(150)).toBe('+1.5"');
    expect(en.signedInches(-50)).toBe('−0.5"');
  });

  it("join things as the language does", () => {
    expect(es.list(["Ana", "Luis", "Iris"])).toBe("Ana, Luis e Iris");
    expect(en.list(["Ana", "Luis"])).toBe("Ana and Luis");
    expect(es.list([])).toBe("");
  });

  it("round chances half up and follow plurals", () => {
    expect(es.percent(0.3725, 1)).toBe("37,3 %");
    expect(en.percent(0.125)).toBe("13%");
    expect(es.t("leads", { count: 1 })).toBe("1 Pista");
    expect(es.t("subs", { count: 1234567 })).toBe("1234567 subs");
  });

  it("say parts within parts", () => {
    const part = {
      type: "say" as const,
      id: "story-moved-move",
      args: {
        who: "Iris",
        length: { type: "inches" as const, hundredths: 250, signed: false },
        place: { type: "say" as const, id: "story-place", args: { x: '1"', y: '2"' } },
      },
    };
    expect(es.say(part)).toBe('Iris se mueve 2,5" hasta (1"; 2").');
    expect(clause(en.say(part))).toBe('iris moves 2.5" to (1", 2")');
  });

  it("show what a player wrote as it is, never as markup", () => {
    const name = "<b>{ $who }</b>";
    expect(es.say({ type: "say", id: "story-activated", args: { who: name } })).toBe(`Se activa ${name}.`);
  });

  it("find the wording of a rule, and of one sentence of a mission", () => {
    expect(es.ruleTitle("C4.7")).not.toContain("rule-");
    expect(es.rule("C4.7")).not.toContain("rule-");
    expect(en.rule("M5.1").length).toBeGreaterThan(5);
    expect(en.ruleTitle("M5.1")).not.toBe("M5.1");
  });
});

describe("the screen", () => {
  const source = (folder: string): string =>
    readdirSync(folder, { withFileTypes: true })
      .map((one) =>
        one.isDirectory() ? source(join(folder, one.name)) : readFileSync(join(folder, one.name), "utf-8"),
      )
      .join("\n");
  const used = new Set(
    source(join(import.meta.dirname, "../src"))
      .match(/"ui-[a-z-]+"/g)
      ?.map((id) => id.slice(1, -1)),
  );

  it.each(["es", "en"] as const)("has a sentence for everything it says (%s)", (lang) => {
    const text = lang === "es" ? es : en;
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((id) => !text.has(id))).toEqual([]);
  });
});
