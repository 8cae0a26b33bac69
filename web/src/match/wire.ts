/** The WebSocket, opened anew whenever it breaks. */
import type { FromClient, FromServer, Hello } from "../protocol/wire";

const PATIENCE = [300, 1000, 2000, 4000, 8000];

export interface Ends {
  hello: () => Hello;
  heard: (message: FromServer) => void;
  lost: () => void;
}

/** An id no other message has; `randomUUID` is missing where the page came over plain http. */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Wire {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;

  constructor(private readonly ends: Ends) {
    this.open();
  }

  private open() {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/play`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.ends.hello()));
    socket.onmessage = (event) => {
      if (this.closed) return;
      this.tries = 0;
      this.ends.heard(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.ends.lost();
      this.timer = window.setTimeout(() => this.open(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
    };
  }

  /** Whether it went out; what counts is sent again after `welcome`. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
