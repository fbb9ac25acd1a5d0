import type { Seat } from '@astrarium/core';
import { type Perspective, viewerWith } from '@astrarium/host';
import type { ChatLine, FromServer, OnlineUpdate, Room, You } from '@astrarium/protocol';
import { botOf, youOf } from '../tables/room.ts';
import type { TableRow } from '../tables/table-row.ts';
import { wireText } from '../wire-text.ts';
import { type Message, type PatchBase, updateWriter } from './update-messages.ts';

/** Somebody who is told what happens at a table. */
export interface Subscriber {
  /** SHA-256 of the tokens they came with. */
  readonly hashes: ReadonlySet<string>;
  /** With which of their seats they watch; undefined: all. */
  readonly only: readonly Seat[] | undefined;
  /** Whether they take steps, or everything whole. */
  readonly steps: boolean;
  /** Takes a message in JSON, as bytes (`asBytes`). One that is not urgent may wait a little for the next. */
  readonly send: (message: string, urgent: boolean) => void;
  /** Called after a change of seats or links: they may be somebody else here now. */
  readonly reseated?: () => void;
  /** Told that the table is no more. */
  readonly gone?: () => void;
}

/** One moment of the game, as it is to be told, to each group. */
export type Telling = readonly Told[];

interface Told {
  readonly group: Group;
  readonly message: Message;
  readonly urgent: boolean;
}

/** Those who see with the same eyes, and take steps or don't: they are told the same. */
interface Group {
  readonly eyes: Perspective;
  readonly steps: boolean;
  watchers: readonly Subscriber[];
}

export interface Watching {
  readonly you: You;
  readonly eyes: Perspective;
}

/** Who watches a table: the seats whose holder is there, and how many have none. */
export interface Audience {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** Those who watch one table. What several of them see through the same eyes is made once. */
export class Subscribers {
  private readonly all = new Map<Subscriber, Watching>();
  private groups: readonly Group[] = [];

  get size(): number {
    return this.all.size;
  }

  /** How many different things they are told of one moment. */
  get kinds(): number {
    return this.groups.length;
  }

  /** The seats whose holder is here, and how many look on without one. */
  get audience(): Audience {
    const all = [...this.all.values()];
    const spectators = all.filter(({ you }) => you.seats.length === 0 && !you.host).length;
    return { seats: [...new Set(all.flatMap(({ you }) => you.seats))], spectators };
  }

  /** Returns through whose eyes they watch. */
  add(watcher: Subscriber, facts: TableRow): Watching {
    const watching = watchingOf(watcher, facts);
    this.all.set(watcher, watching);
    this.join(watcher, watching);
    return watching;
  }

  remove(watcher: Subscriber): boolean {
    for (const group of this.groups) group.watchers = group.watchers.filter((one) => one !== watcher);
    this.groups = this.groups.filter(({ watchers }) => watchers.length > 0);
    return this.all.delete(watcher);
  }

  /** How those who take steps see the game now, by group. */
  seen(make: (eyes: Perspective) => PatchBase): readonly (PatchBase | undefined)[] {
    return this.groups.map(({ eyes, steps }) => (steps ? make(eyes) : undefined));
  }

  /** How to tell this moment: what has changed to eyes that saw the moment before, all to others. */
  telling(make: (eyes: Perspective) => OnlineUpdate, before: readonly (PatchBase | undefined)[] = []): Telling {
    const writeFor = updateWriter();
    return this.groups.map((group, index) => {
      const update = make(group.eyes);
      return { group, message: writeFor(update, before[index], group.eyes.seats), urgent: isUrgent(update, group.eyes) };
    });
  }

  /** Tells each of them the message for their eyes. */
  tell(telling: Telling): void {
    for (const { group, message, urgent } of telling) {
      for (const watcher of group.watchers) watcher.send(message.alike + message.own, urgent);
    }
  }

  tellRoom(room: Room): void {
    const text = JSON.stringify(room);
    for (const [watcher, { you }] of this.all) watcher.send(wireText(`{"kind":"room","room":${text},"you":${JSON.stringify(you)}}`), true);
  }

  tellChat(line: ChatLine): void {
    const message = write({ kind: 'chat', line });
    for (const watcher of this.all.keys()) watcher.send(message, true);
  }

  /** After a change of seats. `make` says what is to be told to eyes that are the same as before, or others: these get no more of what the old ones saw. */
  reseat(facts: TableRow, make: (eyes: Perspective, same: boolean) => OnlineUpdate | undefined): void {
    this.groups = [];
    /** What is the same for several is written once. */
    const texts = new Map<string, string>();
    for (const [watcher, before] of this.all) {
      const now = watchingOf(watcher, facts);
      this.all.set(watcher, now);
      this.join(watcher, now);
      const same = isSame(now.eyes, before.eyes);
      const key = `${same} ${perspectiveText(now.eyes)}`;
      const text = texts.get(key) ?? updateText(make(now.eyes, same));
      texts.set(key, text);
      if (text !== '') watcher.send(text, true);
      watcher.reseated?.();
    }
  }

  /** Sends everybody away: the table is no more. */
  end(): void {
    const all = [...this.all.keys()];
    this.all.clear();
    this.groups = [];
    for (const watcher of all) watcher.gone?.();
  }

  private join(watcher: Subscriber, { eyes }: Watching): void {
    const { steps } = watcher;
    const group = this.groups.find((one) => one.steps === steps && isSame(one.eyes, eyes));
    if (group === undefined) this.groups = [...this.groups, { eyes, steps, watchers: [watcher] }];
    else group.watchers = [...group.watchers, watcher];
  }
}

/** With one seat of their own they see what it sees; with several, or none, what everybody does. A lent seat is not theirs to decide for. */
export function perspectiveOf(facts: TableRow, you: You, only: readonly Seat[] | undefined): Perspective {
  const own = only === undefined ? you.seats : you.seats.filter((seat) => only.includes(seat));
  const seats = own.filter((seat) => {
    const facing = facts.seats[seat];
    return facing !== undefined && botOf(facing) === undefined;
  });
  return { viewer: viewerWith(own), seats };
}

/** Whoever is asked, or has to see that nothing is as it was, is told at once. */
function isUrgent({ legal, reset, result }: OnlineUpdate, { seats }: Perspective): boolean {
  return reset || result !== null || seats.some((seat) => legal[seat] !== undefined);
}

function watchingOf(watcher: Subscriber, facts: TableRow): Watching {
  const you = youOf(facts, watcher.hashes);
  const eyes = perspectiveOf(facts, you, watcher.only);
  return { you, eyes };
}

function isSame(one: Perspective, other: Perspective): boolean {
  return perspectiveText(one) === perspectiveText(other);
}

function perspectiveText({ viewer, seats }: Perspective): string {
  return `${viewer} ${seats.join()}`;
}

function updateText(update: OnlineUpdate | undefined): string {
  return update === undefined ? '' : write({ kind: 'update', update });
}

function write(message: FromServer): string {
  return wireText(JSON.stringify(message));
}
