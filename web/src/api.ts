/** Requests to the server: everything but playing. */
import type {
  Access,
  Account,
  BoardShown,
  EditionShown,
  Failure,
  Join,
  Made,
  NewMatch,
  SquadShown,
  Summary,
} from "./protocol/wire";

/** The server refused: `error-<code>` says why. */
export class Refusal extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

async function ask<T>(path: string, init: RequestInit = {}, token = ""): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (init.body) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Refusal({ code: "web-offline", params: {} });
  }
  if (!answer.ok) {
    const failure = await answer.json().catch(() => ({ code: "web-offline", params: {} }));
    throw new Refusal(failure as Failure);
  }
  return (await answer.json().catch(() => null)) as T;
}

const post = <T>(path: string, body: unknown, token = "") =>
  ask<T>(path, { method: "POST", body: JSON.stringify(body) }, token);

export const editions = () => ask<EditionShown[]>("/editions");
export const boards = () => ask<BoardShown[]>("/boards");
export const generated = (seed: number) => ask<BoardShown>(`/boards/generated/${seed}`);
export const squads = (edition: string) => ask<SquadShown[]>(`/squads/${edition}`);
export const make = (match: NewMatch) => post<Made>("/matches", match);
export const join = (body: Join) => post<Access>("/join", body);
export const mine = (tokens: string[]) => post<Summary[]>("/matches/mine", { tokens });
export const rematch = (match: string, token: string) => post<Made>(`/matches/${match}/rematch`, {}, token);
export const forget = (match: string, token: string) => ask<null>(`/matches/${match}`, { method: "DELETE" }, token);
export const account = (match: string, token: string) => ask<Account>(`/matches/${match}/account`, {}, token);
