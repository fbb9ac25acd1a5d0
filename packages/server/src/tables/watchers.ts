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
  /** Takes a message in JSON. */
  readonly send: (message: string) => void;
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

  /** The messages that tell this moment, by key: what has changed for eyes that saw the moment before, all to others. */
  updateTexts(make: (eyes: Eyes) => OnlineUpdate, before?: ReadonlyMap<string, Seen>): Map<string, string> {
    const writeFor = momentWriter();
    const texts = new Map<string, string>();
    for (const { key, eyes } of this.all.values()) if (!texts.has(key)) texts.set(key, writeFor(make(eyes), before?.get(key)));
    return texts;
  }

  /** Tells each of them the message for their eyes. */
  tell(texts: ReadonlyMap<string, string>): void {
    for (const [watcher, { key }] of this.all) {
      const text = texts.get(key);
      if (text !== undefined) watcher.send(text);
    }
  }

  tellRoom(room: Room): void {
    const text = JSON.stringify(room);
    for (const [watcher, { you }] of this.all) watcher.send(`{"kind":"room","room":${text},"you":${JSON.stringify(you)}}`);
  }

  tellChat(line: ChatLine): void {
    const message = write({ kind: 'chat', line });
    for (const watcher of this.all.keys()) watcher.send(message);
  }

  /** After a change of seats: whoever has other eyes from now on gets the game anew, and no more of what the old ones saw. */
  reseat(facts: Facts, make: ((eyes: Eyes) => OnlineUpdate) | undefined): void {
    for (const [watcher, watching] of this.all) {
      const now = watchingOf(watcher, facts);
      const same = now.key === watching.key;
      Object.assign(watching, now);
      if (!same && make !== undefined) watcher.send(write({ kind: 'update', update: make(now.eyes) }));
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
