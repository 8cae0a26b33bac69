/** The front page: play now, go on with an open match, set up another one. */
import { useEffect, useState } from "react";
import { boards, forget, make, mine, Refusal } from "../api";
import { Terrain } from "../board/Terrain";
import { drop, keepMade, keys } from "../keys";
import { playerName } from "../panels/Status";
import type { Board, Failure, Summary } from "../protocol/wire";
import { go } from "../route";
import { useText } from "../text";
import { Link, Page } from "./Page";

const NONE: ReadonlySet<string> = new Set();

export function Home() {
  const text = useText();
  const [matches, setMatches] = useState<Summary[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [board, setBoard] = useState<Board | null>(null);
  const refused = (error: unknown) => {
    setBusy(false);
    setFailure(error instanceof Refusal ? error.failure : { code: "web-offline", params: {} });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    const tokens = keys().map((key) => key.token);
    if (tokens.length === 0) setMatches([]);
    else mine(tokens).then(setMatches, refused);
    boards().then((all) => setBoard(all[4]?.board ?? all[0]?.board ?? null), refused);
  }, []);
  const playNow = () => {
    setBusy(true);
    make({ players: { blue: "me", amber: "greedy" } }).then((made) => {
      keepMade(made);
      go(`/play/${made.access.match}`);
    }, refused);
  };
  const open = matches?.filter((match) => !match.over) ?? [];
  const over = matches?.filter((match) => match.over) ?? [];
  return (
    <Page kind="home">
      <section className="hero">
        <p className="form-number">{text.t("ui-form-number")}</p>
        <h1>Sacred Wire 28</h1>
        <p className="lead">{text.t("ui-lead")}</p>
        <div className="row">
          <button type="button" className="main big" disabled={busy} data-testid="play-now" onClick={playNow}>
            {text.t("ui-play-now")}
          </button>
          <Link to="/new" kind="button big">
            {text.t("ui-new")}
          </Link>
        </div>
        <p className="hint">{text.t("ui-play-now-told")}</p>
        {failure && (
          <p className="warn" role="alert">
            {text.failure(failure)}
          </p>
        )}
      </section>
      <section className="lists">
        {board && open.length < 4 && (
          <svg className="plate" viewBox="-20 -20 2440 2440" aria-hidden="true">
            <Terrain board={board} marked={NONE} />
          </svg>
        )}
        <h2>{text.t("ui-continue")}</h2>
        {matches === null && !failure && <p className="hint">{text.t("ui-loading")}</p>}
        {matches !== null && open.length === 0 && <p className="hint">{text.t("ui-none-open")}</p>}
        <List matches={open} onGone={(id) => setMatches((all) => all?.filter((one) => one.match !== id) ?? null)} />
        {over.length > 0 && <h2>{text.t("ui-finished")}</h2>}
        <List
          matches={over.slice(0, 10)}
          onGone={(id) => setMatches((all) => all?.filter((one) => one.match !== id) ?? null)}
        />
      </section>
    </Page>
  );
}

function List({ matches, onGone }: { matches: Summary[]; onGone: (match: string) => void }) {
  const text = useText();
  const gone = (match: Summary) => {
    if (!match.over && !confirm(text.t("ui-forget-sure"))) return;
    forget(match.match, match.token)
      .catch(() => null)
      .finally(() => {
        drop(match.match);
        onGone(match.match);
      });
  };
  return (
    <ul className="matches">
      {matches.map((match) => (
        <li key={match.match}>
          <Link to={`/play/${match.match}`}>
            <strong>{text.t(`mission-${match.mission}`)}</strong>
            <span>{match.players.map((one) => playerName(text, one, one.seat)).join(" · ")}</span>
            <small>
              {state(text, match)} · {when(text.lang, match.changed)}
            </small>
          </Link>
          <button
            type="button"
            className="quiet"
            aria-label={text.t("ui-forget")}
            title={text.t("ui-forget")}
            onClick={() => gone(match)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

function state(text: ReturnType<typeof useText>, match: Summary): string {
  if (match.over)
    return match.winner ? text.t("ui-winner", { side: text.t(`seat-${match.winner}`) }) : text.t("ui-no-winner");
  const round = match.round ? text.t("ui-round", { round: match.round }) : text.t("ui-set-up");
  return match.waits && match.seats.includes(match.waits) ? `${round} · ${text.t("ui-your-turn")}` : round;
}

const when = (lang: string, at: number) =>
  new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
