/** The match in sentences, each linked to its rule; filtered by model, with or without the reasons of each roll. */
import { memo, useEffect, useMemo, useRef, useState } from "react";
import type { Names } from "../match/names";
import type { Game } from "../match/session";
import type { Moment } from "../protocol/wire";
import { upper, useText } from "../text";
import { RuleLink } from "./Rule";

const RECENT = 150;

export const Log = memo(function Log({ game, names, chosen }: { game: Game; names: Names; chosen: string }) {
  const text = useText();
  const [reasons, setReasons] = useState(true);
  const [only, setOnly] = useState(false);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const told = useMemo(
    () => game.moments.filter((moment) => moment.log.length > 0 && (!only || !chosen || concerns(moment, chosen))),
    [game.moments, only, chosen],
  );
  const shown = all ? told : told.slice(-RECENT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes to the end when there is more to read
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [told.length, text.lang]);
  return (
    <section className="log" aria-label={text.t("ui-log")}>
      <div className="filters">
        <label>
          <input type="checkbox" checked={reasons} onChange={(event) => setReasons(event.target.checked)} />
          {text.t("ui-log-reasons")}
        </label>
        <label>
          <input
            type="checkbox"
            checked={only && chosen !== ""}
            disabled={!chosen}
            onChange={(event) => setOnly(event.target.checked)}
          />
          {chosen ? text.t("ui-log-only", { who: names.model(chosen) }) : text.t("ui-log-only-chosen")}
        </label>
      </div>
      <ol ref={list} data-testid="log">
        {told.length > shown.length && (
          <li>
            <button type="button" onClick={() => setAll(true)}>
              {text.t("ui-log-earlier", { count: told.length - shown.length })}
            </button>
          </li>
        )}
        {shown.length === told.length &&
          !only &&
          game.opening.map((part, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the opening never changes
            <li key={n} className="opening">
              {upper(text.say(part))}
            </li>
          ))}
        {shown.map((moment) => (
          <Lines key={moment.seq} moment={moment} reasons={reasons} />
        ))}
      </ol>
    </section>
  );
});

function concerns(moment: Moment, who: string): boolean {
  return (
    moment.line?.split(" ").includes(who) === true ||
    moment.events.some(
      (event) =>
        ("who" in event && (event.who === who || (Array.isArray(event.who) && event.who.includes(who)))) ||
        ("by" in event && event.by === who) ||
        (event.type === "contested" && event.sides.some((side) => side.who === who)) ||
        (event.type === "told" && Object.values(event.params).includes(who)),
    )
  );
}

function Lines({ moment, reasons }: { moment: Moment; reasons: boolean }) {
  const text = useText();
  return moment.log.map((line, n) =>
    line.aside && !reasons ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a moment never change
      <li key={n} className={`${moment.by} ${line.aside ? "aside" : ""}`}>
        {upper(text.say(line.text))} <RuleLink rule={line.rule} />
      </li>
    ),
  );
}
