import type { Seat } from '@astrarium/core';
import type { ChatLine, LoggedEvent, OnlineUpdate, Problem, Room, You } from '@astrarium/protocol';

/** The state of the connection to the server. After `ended` it does not reconnect. */
export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'lost'; readonly since: number }
  | { readonly kind: 'ended'; readonly problem: Problem };

/** A decision that the server has not confirmed yet. */
export interface Sending {
  readonly seat: Seat;
  readonly decision: string;
}

/** Everything known of the table at one moment; each change makes a new one. */
export interface OnlineState {
  readonly state: ConnectionState;
  readonly room: Room | null;
  /** When the room was received, by this machine's clock. */
  readonly roomAt: number;
  readonly you: You;
  /** Null until the game has begun. */
  readonly update: OnlineUpdate | null;
  /** Everything that happened in the game, from the setup on. */
  readonly log: readonly LoggedEvent[];
  readonly chat: readonly ChatLine[];
  readonly sending: readonly Sending[];
}

export const NOTHING_YET: OnlineState = {
  state: { kind: 'connecting' },
  room: null,
  roomAt: 0,
  you: { seats: [], host: false },
  update: null,
  log: [],
  chat: [],
  sending: [],
};

/** Lines come once each, in order; after a break some are sent again. */
export function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  return (chat.at(-1)?.number ?? 0) < line.number ? [...chat, line] : chat;
}
