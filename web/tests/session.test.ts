import { beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/match/session";

interface Sent {
  type: string;
  id: string;
  since: number;
}

class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Sent[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(data: string) {
    this.sent.push(JSON.parse(data));
  }

  close() {
    this.readyState = 3;
  }

  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  break() {
    this.readyState = 3;
    this.onclose();
  }
}

const clocks = { type: "clocks", control: "none", now: 0, deadline: null, left: {} };
const welcome = {
  type: "welcome",
  role: "player",
  seats: ["blue"],
  reset: false,
  opening: [],
  moments: [{ seq: 3, by: "blue", line: "", round: 0, events: [], log: [] }],
  view: { seq: 3, seat: "blue", figures: {}, waits: { type: "asked" } },
  players: [],
  clocks,
  dice: "",
};

function joined(): [Session, Socket] {
  const session = new Session("m", "t");
  const socket = Socket.all.at(-1)!;
  socket.onopen();
  socket.hear(welcome);
  return [session, socket];
}

describe("a session", () => {
  beforeEach(() => {
    Socket.all = [];
    vi.stubGlobal("WebSocket", Socket);
    vi.useFakeTimers();
  });

  it("sends a decision again under the same id after the connection broke", () => {
    const [session, first] = joined();
    session.decide("end b1");
    const id = first.sent.at(-1)!.id;
    first.break();
    expect(session.game.link).toBe("lost");
    vi.advanceTimersByTime(400);
    const second = Socket.all.at(-1)!;
    expect(second).not.toBe(first);
    second.onopen();
    expect(second.sent[0]).toMatchObject({ type: "hello", since: 3 });
    second.hear({ ...welcome, moments: [] });
    expect(second.sent[1]).toMatchObject({ type: "input", id });
    second.hear({ type: "ack", id, seq: 4 });
    expect(session.game.sent).toBeNull();
  });

  it("gives one decision at a time and shows why one was refused", () => {
    const [session, socket] = joined();
    session.decide("end b1");
    session.decide("end b1");
    expect(socket.sent.filter((one) => one.type === "input")).toHaveLength(1);
    socket.hear({ type: "refused", id: socket.sent.at(-1)!.id, code: "stale", params: {}, seq: 5 });
    expect(session.game).toMatchObject({ sent: null, notice: { code: "stale" } });
  });

  it("shows dice before the view goes on, and goes on at once when they are skipped", () => {
    const [session, socket] = joined();
    session.pace = () => ({ before: 1000, after: 0 });
    const moment = { ...welcome.moments[0], seq: 4 };
    socket.hear({ type: "steps", moments: [moment], patch: { seq: 4 }, view: null, clocks });
    expect(session.game.view?.seq).toBe(3);
    expect(session.game.playing).toHaveLength(1);
    session.skip();
    expect(session.game.view?.seq).toBe(4);
    expect(session.game.playing).toBeNull();
  });

  it("forgets moments that were taken back", () => {
    const [session, socket] = joined();
    socket.hear({ type: "undone", seq: 5, by: "blue", back_to: 0, view: { ...welcome.view, seq: 5 }, clocks });
    expect(session.game.moments).toEqual([]);
    expect(session.game.view?.seq).toBe(5);
  });

  it("ends when the match cannot be opened", () => {
    const session = new Session("m", "t");
    const socket = Socket.all.at(-1)!;
    socket.onopen();
    socket.hear({ type: "refused", id: "", code: "no-token", params: {}, seq: 0 });
    socket.break();
    expect(session.game).toMatchObject({ link: "refused", refused: { code: "no-token" } });
  });
});
