/** One live connection as the browser, or a test, provides it. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketListener {
  opened(): void;
  message(text: string): void;
  closed(code: number): void;
}

/** What the connection needs of the machine around it; tests give it sockets, a clock and chance of their own. */
export interface ConnectionEnvironment {
  readonly open: (table: string, hears: SocketListener) => Socket;
  readonly now: () => number;
  /** Returns how to call it off. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
  /** From 0 up to 1. */
  readonly chance: () => number;
}
