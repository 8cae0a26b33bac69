/** One match as this client knows it: the connection, the view, what is waited for, what was sent and not yet answered. */
import type {
  Failure,
  FromClient,
  FromServer,
  Moment,
  Part,
  SeatInfo,
  Steps,
  View,
  Way,
  Welcome,
} from "../protocol/wire";
import { patched } from "./patch";
import { fresh, Wire } from "./wire";

export type Seat = "blue" | "amber";
export interface Clock {
  control: "decision" | "match" | "none";
  deadline: number | null;
  left: Record<string, number>;
  /** Server time less ours, milliseconds. */
  ahead: number;
}

export interface Game {
  link: "joining" | "open" | "lost" | "refused";
  refused: Failure | null;
  /** A decision was refused, or went astray: what to tell. */
  notice: Failure | null;
  view: View | null;
  role: "player" | "spectator";
  seats: Seat[];
  opening: Part[];
  moments: Moment[];
  players: SeatInfo[];
  clock: Clock | null;
  /** What is being shown right now, before the view goes on. */
  playing: Moment[] | null;
  /** A decision is on its way. */
  sent: string | null;
  secret: string;
  dice: string;
  since: number;
}

const START: Game = {
  link: "joining",
  refused: null,
  notice: null,
  view: null,
  role: "spectator",
  seats: [],
  opening: [],
  moments: [],
  players: [],
  clock: null,
  playing: null,
  sent: null,
  secret: "",
  dice: "",
  since: Date.now(),
};

/** Follows one match until `close`. */
export class Session {
  game: Game = START;
  private readonly listeners = new Set<() => void>();
  private readonly wire: Wire;
  private readonly queue: Steps[] = [];
  private readonly asked = new Map<string, (way: Way | null) => void>();
  private pending: (FromClient & { id: string }) | null = null;
  private timer = 0;
  /** How long a step is shown before the view goes on, milliseconds; the screen sets it. */
  pace: (moments: Moment[]) => { before: number; after: number } = () => ({ before: 0, after: 0 });

  constructor(
    readonly match: string,
    readonly token: string,
  ) {
    this.wire = new Wire({
      hello: () => ({ type: "hello", match, token, since: this.last(), seat: this.game.view?.seat ?? null }),
      heard: (message) => this.hear(message),
      lost: () => this.set({ link: this.game.link === "refused" ? "refused" : "lost" }),
    });
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(change: Partial<Game>) {
    this.game = { ...this.game, ...change };
    for (const tell of this.listeners) tell();
  }

  private last() {
    return this.game.moments.at(-1)?.seq ?? 0;
  }

  /** Decides: sends a line of the notation, once. */
  decide(line: string) {
    if (!this.game.view || this.game.sent) return;
    this.post({ type: "input", id: fresh(), seq: this.game.view.seq, line }, line);
  }

  undo() {
    if (!this.game.view || this.game.sent) return;
    this.post({ type: "undo", id: fresh(), seq: this.game.view.seq }, "undo");
  }

  concede(seat: Seat) {
    this.post({ type: "concede", id: fresh(), seat }, "concede");
  }

  handOver(seat: Seat, bot: string) {
    this.post({ type: "hand-over", id: fresh(), seat, bot }, "hand-over");
  }

  look(seat: Seat) {
    this.wire.send({ type: "look", seat });
  }

  /** How a move would go; nothing if the connection is gone. */
  path(who: string, to: [number, number, number], again: boolean, via: [number, number, number][] = []) {
    const id = fresh();
    return new Promise<Way | null>((resolve) => {
      this.asked.set(id, resolve);
      if (!this.wire.send({ type: "path", id, who, to, via, again })) this.answer(id, null);
    });
  }

  private answer(id: string, way: Way | null) {
    this.asked.get(id)?.(way);
    this.asked.delete(id);
  }

  private post(message: FromClient & { id: string }, sent: string) {
    this.pending = message;
    this.set({ sent, notice: null });
    this.wire.send(message);
  }

  forgetNotice() {
    this.set({ notice: null });
  }

  /** Shows at once whatever is still to be shown. */
  skip() {
    clearTimeout(this.timer);
    for (const steps of this.queue.splice(0)) this.lay(steps);
    this.set({ playing: null });
  }

  close() {
    clearTimeout(this.timer);
    this.wire.close();
  }

  private hear(message: FromServer): unknown {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "steps":
        this.queue.push(message);
        if (!this.game.playing) this.next();
        return;
      case "undone": {
        this.skip();
        const moments = this.game.moments.filter((one) => one.seq <= message.back_to);
        return this.set({ view: message.view, moments, since: Date.now() });
      }
      case "looked":
        return this.set({ view: message.view, since: Date.now() });
      case "ack":
        if (message.id === this.pending?.id) this.pending = null;
        return this.set({ sent: this.pending ? this.game.sent : null });
      case "refused":
        return this.refuse(message);
      case "way":
        return this.answer(message.id, message);
      case "players":
        return this.set({ players: message.players });
      case "clocks":
        return this.set({ clock: clock(message) });
      case "over":
        return this.set({ secret: message.secret });
      case "sight":
      case "what-if":
      case "pong":
        return;
    }
  }

  private welcome(message: Welcome) {
    clearTimeout(this.timer);
    this.queue.length = 0;
    const known = message.reset ? [] : this.game.moments;
    this.set({
      link: "open",
      view: message.view,
      role: message.role,
      seats: message.seats,
      opening: message.opening,
      moments: [...known, ...message.moments],
      players: message.players,
      clock: clock(message.clocks),
      dice: message.dice,
      playing: null,
      since: Date.now(),
    });
    if (this.pending) this.wire.send(this.pending); // the same id: it counts once, however often it comes
  }

  private refuse(message: { id: string; code: string; params: Record<string, string | number> }) {
    const failure = { code: message.code, params: message.params };
    if (this.asked.has(message.id)) return this.answer(message.id, null);
    if (!message.id || this.game.link !== "open") {
      this.wire.close();
      return this.set({ link: "refused", refused: failure });
    }
    if (message.id === this.pending?.id) this.pending = null;
    this.set({ sent: null, notice: failure });
  }

  private next(): unknown {
    const steps = this.queue[0];
    if (!steps) return this.set({ playing: null });
    const { before, after } = this.pace(steps.moments);
    if (before + after === 0) {
      this.lay(this.queue.shift()!);
      return this.next();
    }
    this.set({ playing: steps.moments });
    this.timer = window.setTimeout(() => {
      this.lay(this.queue.shift()!);
      this.timer = window.setTimeout(() => this.next(), after);
    }, before);
  }

  private lay(steps: Steps) {
    const view = steps.view ?? (this.game.view && steps.patch ? patched(this.game.view, steps.patch) : this.game.view);
    this.set({
      view,
      moments: [...this.game.moments, ...steps.moments],
      clock: clock(steps.clocks),
      since: Date.now(),
    });
  }
}

function clock(told: {
  control: Clock["control"];
  now: number;
  deadline: number | null;
  left: Record<string, number>;
}) {
  return { control: told.control, deadline: told.deadline, left: told.left, ahead: told.now - Date.now() };
}
