/** What a server takes from outside at most. Both ends know it, so that a page can say so before it asks. */
export const LIMITS = {
  /** Bytes of one message to a live connection, and of the body of a request. */
  messageBytes: 16 * 1024,
  /** Bytes of a record that becomes a table. */
  recordBytes: 512 * 1024,
  /** Decisions of a game, online or from a file; the longest of 24,000 random games had 1,545. A game that comes to it is closed. */
  decisions: 4000,
  /** Changes of a game online: decisions, also those taken back, and each taking back. */
  changes: 8000,
  /** How often what nobody has seen is dealt anew in a game, or a record that becomes one. */
  epochs: 100,
  /** Decisions whose events one answer holds, about 120 KB; of a longer game the newest: earlier ones are a request of their own. */
  logged: 1000,
  nameLength: 40,
  chatLength: 400,
  noteLength: 4000,
  decisionLength: 400,
  webhookLength: 500,
  /** Tables whose summaries are asked for at once. */
  summaries: 100,
  /** Invitations and watch links of one table. */
  links: 20,
  /** Tables of one page of the lobby. */
  listed: 50,
  /** Seconds a request for the next update waits before it is answered with nothing new. */
  longPollSeconds: 25,
  /** Seconds to show one's value in, once all seats are taken. */
  revealSeconds: 15,
  /** The clock at a live table, in seconds, and at one by days. */
  bankSeconds: { min: 30, max: 4 * 60 * 60 },
  incrementSeconds: { min: 0, max: 10 * 60 },
  days: { min: 1, max: 30 },
  /** How long somebody has to be away before the host may let a bot play for them, in seconds. */
  absenceSeconds: { min: 60, max: 30 * 24 * 60 * 60 },
} as const;

/** In milliseconds: how often a server shows every live connection that it is there, and how much silence means that it is not. */
export const HEARTBEAT = { every: 25_000, lost: 60_000 } as const;

/** Why a live connection was closed, as the close code of the WebSocket. Only after `slow` and `restart` is it worth coming back at once. */
export const CLOSE_CODES = {
  restart: 1012,
  tooLarge: 1009,
  tooMany: 4029,
  slow: 4008,
  refused: 4003,
  noTable: 4004,
  gone: 4010,
  damaged: 4011,
} as const;
