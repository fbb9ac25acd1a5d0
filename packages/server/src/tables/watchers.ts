import type { Seat } from '@astrarium/core';
import type { ChatLine, FromServer, OnlineUpdate, Room, You } from '@astrarium/protocol';
import type { Facts } from './facts.ts';
import type { Eyes } from './hosted-game.ts';
import { botOf, youOf } from './room.ts';
import { momentWriter, type Seen } from './tellings.ts';

/** Somebody who is told what happens at a table. */
export interface Watcher {
  /** SHA-256 of the tokens they came with. */
  readonly hashes: ReadonlySet<string>;
  /** With which of their seats they watch; undefined: all. */
  readonly only: readonly Seat[] | undefined;
  /** Whether they take steps, or everything whole. */
  readonly steps: boolean;
  /** Takes a message in JSON. One that is not urgent may wait a little for the next. */
  readonly send: (message: string, urgent: boolean) => void;
}

/** One moment of the game, as it is to be told, by key. */
export type Telling = ReadonlyMap<string, Told>;

interface Told {
  readonly text: string;
  readonly urgent: boolean;
}

export interface Watching {
  you: You;
  eyes: Eyes;
  /** The same for all who see with the same eyes and take steps, or who don't. */
  key: string;
}

/** Who watches a table: the seats whose holder is there, and how many have none. */
export interface Audience {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** Those who watch one table. What several of them see through the same eyes is made once. */
export class Watchers {
  private readonly all = new Map<Watcher, Watching>();

  get size(): number {
    return this.all.size;
  }

  /** The seats whose holder is here, and how many look on without one. */
  get audience(): Audience {
    const all = [...this.all.values()];
    const spectators = all.filter(({ you }) => you.seats.length === 0 && !you.host).length;
    return { seats: [...new Set(all.flatMap(({ you }) => you.seats))], spectators };
  }

  /** Returns through whose eyes they watch. */
  add(watcher: Watcher, facts: Facts): Watching {
    const watching = watchingOf(watcher, facts);
    this.all.set(watcher, watching);
    return watching;
  }

  remove(watcher: Watcher): boolean {
    return this.all.delete(watcher);
  }

  /** How those who take steps see the game now, by key. */
  seen(make: (eyes: Eyes) => Seen): Map<string, Seen> {
    const made = new Map<string, Seen>();
    for (const [{ steps }, { key, eyes }] of this.all) if (steps && !made.has(key)) made.set(key, make(eyes));
    return made;
  }

  /** How to tell this moment, by key: what has changed to eyes that saw the moment before, all to others. */
  telling(make: (eyes: Eyes) => OnlineUpdate, before?: ReadonlyMap<string, Seen>): Telling {
    const writeFor = momentWriter();
    const texts = new Map<string, Told>();
    for (const { key, eyes } of this.all.values()) {
      if (texts.has(key)) continue;
      const update = make(eyes);
      texts.set(key, { text: writeFor(update, before?.get(key)), urgent: isUrgent(update) });
    }
    return texts;
  }

  /** Tells each of them the message for their eyes. */
  tell(texts: Telling): void {
    for (const [watcher, { key }] of this.all) {
      const told = texts.get(key);
      if (told !== undefined) watcher.send(told.text, told.urgent);
    }
  }

  tellRoom(room: Room): void {
    const text = JSON.stringify(room);
    for (const [watcher, { you }] of this.all) watcher.send(`{"kind":"room","room":${text},"you":${JSON.stringify(you)}}`, true);
  }

  tellChat(line: ChatLine): void {
    const message = write({ kind: 'chat', line });
    for (const watcher of this.all.keys()) watcher.send(message, true);
  }

  /** After a change of seats. `make` says what is to be told to eyes that are the same as before, or others: these get no more of what the old ones saw. */
  reseat(facts: Facts, make: (eyes: Eyes, same: boolean) => OnlineUpdate | undefined): void {
    for (const [watcher, watching] of this.all) {
      const now = watchingOf(watcher, facts);
      const update = make(now.eyes, now.key === watching.key);
      Object.assign(watching, now);
      if (update !== undefined) watcher.send(write({ kind: 'update', update }), true);
    }
  }
}

/** With one seat of their own they see what it sees; with several, or none, what everybody does. A lent seat is not theirs to decide for. */
export function eyesOf(facts: Facts, you: You, only: readonly Seat[] | undefined): Eyes {
  const own = only === undefined ? you.seats : you.seats.filter((seat) => only.includes(seat));
  const [first, ...others] = own;
  const seats = own.filter((seat) => {
    const facing = facts.seats[seat];
    return facing !== undefined && botOf(facing) === undefined;
  });
  return { viewer: first === undefined || others.length > 0 ? 'spectator' : first, seats };
}

/** Whoever is asked, or has to see that nothing is as it was, is told at once. */
function isUrgent({ legal, reset, result }: OnlineUpdate): boolean {
  if (reset || result !== null) return true;
  for (const _ in legal) return true;
  return false;
}

function watchingOf(watcher: Watcher, facts: Facts): Watching {
  const you = youOf(facts, watcher.hashes);
  const eyes = eyesOf(facts, you, watcher.only);
  return { you, eyes, key: keyOf(eyes, watcher.steps) };
}

function keyOf({ viewer, seats }: Eyes, steps: boolean): string {
  return `${viewer}:${seats.join()}${steps ? ' by steps' : ''}`;
}

function write(message: FromServer): string {
  return JSON.stringify(message);
}
