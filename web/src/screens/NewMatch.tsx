/** A new match: edition, mission, squads, board, seat, opponent; each with a default that makes sense. */
import { type ReactNode, useEffect, useState } from "react";
import { boards, editions, generated, make, Refusal, squads } from "../api";
import { Terrain } from "../board/Terrain";
import { keepMade } from "../keys";
import { botName } from "../panels/Status";
import { setPrefs, usePrefs } from "../prefs";
import type { BoardShown, EditionShown, Failure, SquadShown } from "../protocol/wire";
import { go } from "../route";
import { useText } from "../text";
import { Page } from "./Page";

type Opponent = "bot" | "hot-seat" | "online";
const NONE: ReadonlySet<string> = new Set();

export function NewMatch() {
  const text = useText();
  const { name } = usePrefs();
  const [known, setKnown] = useState<EditionShown[]>([]);
  const [edition, setEdition] = useState("");
  const [mission, setMission] = useState("extraction");
  const [seat, setSeat] = useState<"blue" | "amber">("blue");
  const [opponent, setOpponent] = useState<Opponent>("bot");
  const [bot, setBot] = useState("greedy");
  const [ready, setReady] = useState<SquadShown[]>([]);
  const [own, setOwn] = useState("");
  const [other, setOther] = useState("");
  const [gallery, setGallery] = useState<BoardShown[]>([]);
  const [board, setBoard] = useState<BoardShown | null>(null);
  const [seed, setSeed] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const refused = (error: unknown) => {
    setBusy(false);
    setFailure(error instanceof Refusal ? error.failure : { code: "web-offline", params: {} });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(() => {
    editions().then((all) => {
      setKnown(all);
      setEdition(all[0]?.id ?? "");
    }, refused);
    boards().then((all) => {
      setGallery(all);
      setBoard(all[0] ?? null);
    }, refused);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched anew for each edition
  useEffect(() => {
    if (!edition) return;
    setOwn("");
    setOther("");
    squads(edition).then(setReady, refused);
  }, [edition]);
  const here = known.find((one) => one.id === edition);
  const roll = () => {
    const drawn = Math.floor(Math.random() * 1_000_000);
    generated(drawn).then((shown) => {
      setSeed(drawn);
      setBoard(shown);
    }, refused);
  };
  const begin = () => {
    setBusy(true);
    const them = opponent === "bot" ? bot : opponent === "hot-seat" ? "me" : "open";
    const [mine, theirs] = [own ? { ready: own } : {}, other ? { ready: other } : {}];
    make({
      edition,
      mission,
      name,
      blue: seat === "blue" ? mine : theirs,
      amber: seat === "amber" ? mine : theirs,
      board: seed === null ? { id: board?.id ?? "" } : { seed },
      players: seat === "blue" ? { blue: "me", amber: them } : { amber: "me", blue: them },
    }).then((made) => {
      keepMade(made);
      go(`/play/${made.access.match}`);
    }, refused);
  };
  return (
    <Page kind="new">
      <h1>{text.t("ui-new")}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <Field label={text.t("ui-opponent")}>
          <div className="tabs">
            {(["bot", "hot-seat", "online"] as const).map((one) => (
              <button key={one} type="button" aria-pressed={opponent === one} onClick={() => setOpponent(one)}>
                {text.t(`ui-opponent-${one}`)}
              </button>
            ))}
          </div>
          <p className="hint">{text.t(`ui-opponent-${opponent}-told`)}</p>
        </Field>
        {opponent === "bot" && (
          <Select
            label={text.t("ui-strength")}
            value={bot}
            onChange={setBot}
            options={(here?.bots ?? []).map((one) => [one, botName(text, one)])}
          />
        )}
        {opponent === "online" && (
          <label className="field">
            <span>{text.t("ui-your-name")}</span>
            <input maxLength={40} value={name} onChange={(event) => setPrefs({ name: event.target.value })} />
          </label>
        )}
        <Select
          label={text.t("ui-edition")}
          value={edition}
          onChange={setEdition}
          options={known.map((one) => [one.id, text.t(`edition-${one.id.replaceAll(".", "-")}`)])}
        />
        <Select
          label={text.t("ui-mission")}
          value={mission}
          onChange={setMission}
          options={(here?.missions ?? []).map((one) => [one, text.t(`mission-${one}`)])}
        />
        <Select
          label={text.t("ui-seat")}
          value={seat}
          onChange={(one) => setSeat(one as "blue" | "amber")}
          options={(["blue", "amber"] as const).map((one) => [one, text.t(`seat-${one}`)])}
        />
        <SquadSelect label={text.t("ui-own-squad")} value={own} onChange={setOwn} ready={ready} />
        <SquadSelect label={text.t("ui-other-squad")} value={other} onChange={setOther} ready={ready} />
        <Field label={text.t("ui-board")}>
          <div className="gallery">
            {gallery.map((one) => (
              <button
                key={one.id}
                type="button"
                aria-pressed={seed === null && board?.id === one.id}
                onClick={() => {
                  setSeed(null);
                  setBoard(one);
                }}
              >
                <Thumb shown={one} />
                {text.t(`board-name-${one.id}`)}
              </button>
            ))}
            <button type="button" aria-pressed={seed !== null} onClick={roll}>
              {seed !== null && board ? <Thumb shown={board} /> : <span className="thumb die">⚄</span>}
              {seed === null ? text.t("ui-board-generate") : text.t("ui-board-generated", { seed: String(seed) })}
            </button>
          </div>
        </Field>
        {failure && (
          <p className="warn" role="alert">
            {text.failure(failure)}
          </p>
        )}
        <button type="submit" className="main big" disabled={busy || !edition} data-testid="begin">
          {text.t("ui-begin")}
        </button>
      </form>
    </Page>
  );
}

function Thumb({ shown }: { shown: BoardShown }) {
  return (
    <svg className="thumb" viewBox="0 0 2400 2400" aria-hidden="true">
      <Terrain board={shown.board} marked={NONE} />
    </svg>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: [string, string][];
}

function Select({ label, value, onChange, options }: SelectProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([id, said]) => (
          <option key={id} value={id}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

function SquadSelect({ ready, ...props }: Omit<SelectProps, "options"> & { ready: SquadShown[] }) {
  const text = useText();
  const squad = ready.find((one) => one.id === props.value)?.squad;
  return (
    <div>
      <Select
        {...props}
        options={[["", text.t("ui-any-squad")], ...ready.map((one): [string, string] => [one.id, one.squad.name])]}
      />
      {squad && (
        <p className="hint">
          {squad.models.map((one) => `${one.name} (${text.t(`contract-${one.contract}`)})`).join(" · ")}
        </p>
      )}
    </div>
  );
}
