/** The match is over: who won and how, what each side is left with, what each model did. */
import { useEffect, useState } from "react";
import { account, Refusal, rematch } from "../api";
import { keepMade } from "../keys";
import type { Names } from "../match/names";
import type { Seat, Session } from "../match/session";
import type { Account, Failure, MatchResult } from "../protocol/wire";
import { go } from "../route";
import { upper, useText } from "../text";
import { Link } from "./Page";

interface Props {
  session: Session;
  names: Names;
  result: MatchResult;
  seats: Seat[];
  onLook: () => void;
}

export function End({ session, names, result, seats, onLook }: Props) {
  const text = useText();
  const [told, setTold] = useState<Account | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    account(session.match, session.token).then(setTold, () => setTold(null));
  }, [session]);
  const own = seats.length === 1 ? seats[0] : null;
  const kind = !result.winner ? "none" : own ? (result.winner === own ? "won" : "lost") : "other";
  const won = [`won-${result.by}-${names.view.table.mission}`, `won-${result.by}`].find((one) => text.has(one));
  const again = () =>
    rematch(session.match, session.token).then(
      (made) => {
        keepMade(made);
        go(`/play/${made.access.match}`);
      },
      (error) => setFailure(error instanceof Refusal ? error.failure : { code: "", params: {} }),
    );
  return (
    <section className={`result ${kind}`} data-testid="end" aria-live="polite">
      <p className="stamp">{text.t(`ui-end-${kind}`)}</p>
      <h1>{result.winner ? text.t("ui-winner", { side: text.t(`seat-${result.winner}`) }) : text.t("ui-no-winner")}</h1>
      <p>
        {won ? `${upper(text.t(won))}. ` : ""}
        {text.t("ui-end-round", { round: result.round })}
      </p>
      <div className="results">
        {result.seats.map((seat) => (
          <dl key={seat.seat} className={seat.seat}>
            <dt>{text.t(`seat-${seat.seat}`)}</dt>
            <dd>{text.t("ui-survivors", { count: seat.survivors })}</dd>
            <dd>
              {text.list(
                [
                  seat.subs && text.t("subs", { count: seat.subs }),
                  seat.leads && text.t("leads", { count: seat.leads }),
                  seat.evidence && text.t("evidences", { count: seat.evidence }),
                ].filter((one) => typeof one === "string"),
              )}
            </dd>
          </dl>
        ))}
      </div>
      {told && told.models.length > 0 && <Deeds told={told} names={names} />}
      {failure && <p className="warn">{text.failure(failure)}</p>}
      <div className="row">
        {own && (
          <button type="button" className="main" onClick={again}>
            {text.t("ui-rematch")}
          </button>
        )}
        <button type="button" onClick={onLook}>
          {text.t("ui-look-board")}
        </button>
        <Link to="/" kind="button">
          {text.t("ui-home")}
        </Link>
      </div>
    </section>
  );
}

function Deeds({ told, names }: { told: Account; names: Names }) {
  const text = useText();
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {["model", "attacks", "hits", "expected", "dealt", "taken", "kills", "moved"].map((one) => (
              <th key={one} scope="col">
                {text.t(`ui-account-${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.models
            .filter((one) => names.view.figures[one.who]?.model.sheet.seat)
            .map((one) => (
              <tr key={one.who}>
                <th scope="row">{names.model(one.who)}</th>
                <td>{one.attacks}</td>
                <td>{one.hits}</td>
                <td>{text.decimal(one.expected)}</td>
                <td>{one.dealt}</td>
                <td>{one.taken}</td>
                <td>{one.kills}</td>
                <td>{text.inches(one.moved)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
