import type { Seat } from '@astrarium/core';
import type { ChatLine, FromServer, OnlineUpdate, Room, You } from '@astrarium/protocol';
import { wireText } from '../lib/wire-text.ts';
import type { Perspective } from '../tables/hosted-game.ts';
import { botOf, youOf } from '../tables/room.ts';
import type { TableRow } from '../tables/table-row.ts';
import { type Message, type PatchBase, updateWriter } from './update-messages.ts';

/** Somebody who is told what happens at a table. */
export interface Subscriber {
  /** SHA-256 of the tokens they came with. */
  readonly hashes: ReadonlySet<string>;
  /** With which of their seats they watch; undefined: all. */
  readonly only: readonly Seat[] | undefined;
  /** Whether they take patches, or every update whole. */
  readonly patches: boolean;
  /** Takes a message in JSON, as bytes (`asBytes`). One that is not urgent may wait a little for the next. */
  readonly send: (message: string, urgent: boolean) => void;
  /** Called after a change of seats or links: they may be somebody else here now. */
  readonly reseated?: () => void;
  /** GroupUpdate that the table is no more. */
  readonly gone?: () => void;
}

/** One moment of the game, as it is to be told, to each group. */
export type PreparedUpdates = readonly GroupUpdate[];

interface GroupUpdate {
  readonly group: Group;
  readonly message: Message;
  readonly urgent: boolean;
}

/** Those with the same perspective who take patches, or don't: they get the same messages. */
interface Group {
  readonly perspective: Perspective;
  readonly patches: boolean;
  subscribers: readonly Subscriber[];
}

export interface Watching {
  readonly you: You;
  readonly perspective: Perspective;
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
  add(subscriber: Subscriber, row: TableRow): Watching {
    const watching = watchingOf(subscriber, row);
    this.all.set(subscriber, watching);
    this.join(subscriber, watching);
    return watching;
  }

  remove(subscriber: Subscriber): boolean {
    for (const group of this.groups) group.subscribers = group.subscribers.filter((one) => one !== subscriber);
    this.groups = this.groups.filter(({ subscribers }) => subscribers.length > 0);
    return this.all.delete(subscriber);
  }

  /** What those who take patches see now, by group: the base of the next patch. */
  seen(make: (perspective: Perspective) => PatchBase): readonly (PatchBase | undefined)[] {
    return this.groups.map(({ perspective, patches }) => (patches ? make(perspective) : undefined));
  }

  /** How to tell this moment: what has changed to eyes that saw the moment before, all to others. */
  telling(make: (perspective: Perspective) => OnlineUpdate, before: readonly (PatchBase | undefined)[] = []): PreparedUpdates {
    const writeFor = updateWriter();
    return this.groups.map((group, index) => {
      const update = make(group.perspective);
      return { group, message: writeFor(update, before[index], group.perspective.seats), urgent: isUrgent(update, group.perspective) };
    });
  }

  /** Tells each of them the message for their eyes. */
  tell(telling: PreparedUpdates): void {
    for (const { group, message, urgent } of telling) {
      for (const subscriber of group.subscribers) subscriber.send(message.alike + message.own, urgent);
    }
  }

  sendRoom(room: Room): void {
    const text = JSON.stringify(room);
    for (const [subscriber, { you }] of this.all)
      subscriber.send(wireText(`{"kind":"room","room":${text},"you":${JSON.stringify(you)}}`), true);
  }

  sendChat(line: ChatLine): void {
    const message = write({ kind: 'chat', line });
    for (const subscriber of this.all.keys()) subscriber.send(message, true);
  }

  /** After a change of seats. `make` says what is to be told to eyes that are the same as before, or others: these get no more of what the old ones saw. */
  reseat(row: TableRow, make: (perspective: Perspective, same: boolean) => OnlineUpdate | undefined): void {
    this.groups = [];
    /** What is the same for several is written once. */
    const texts = new Map<string, string>();
    for (const [subscriber, before] of this.all) {
      const now = watchingOf(subscriber, row);
      this.all.set(subscriber, now);
      this.join(subscriber, now);
      const same = isSame(now.perspective, before.perspective);
      const key = `${same} ${perspectiveText(now.perspective)}`;
      const text = texts.get(key) ?? updateText(make(now.perspective, same));
      texts.set(key, text);
      if (text !== '') subscriber.send(text, true);
      subscriber.reseated?.();
    }
  }

  /** Sends everybody away: the table is no more. */
  end(): void {
    const all = [...this.all.keys()];
    this.all.clear();
    this.groups = [];
    for (const subscriber of all) subscriber.gone?.();
  }

  private join(subscriber: Subscriber, { perspective }: Watching): void {
    const { patches } = subscriber;
    const group = this.groups.find((one) => one.patches === patches && isSame(one.perspective, perspective));
    if (group === undefined) this.groups = [...this.groups, { perspective, patches, subscribers: [subscriber] }];
    else group.subscribers = [...group.subscribers, subscriber];
  }
}

/** With one seat of their own they see what it sees; with several, or none, what everybody does. A lent seat is not theirs to decide for. */
export function perspectiveOf(row: TableRow, you: You, only: readonly Seat[] | undefined): Perspective {
  const own = only === undefined ? you.seats : you.seats.filter((seat) => only.includes(seat));
  const [first, ...others] = own;
  const seats = own.filter((seat) => {
    const facing = row.seats[seat];
    return facing !== undefined && botOf(facing) === undefined;
  });
  return { viewer: first === undefined || others.length > 0 ? 'spectator' : first, seats };
}

/** Whoever is asked, or has to see that nothing is as it was, is told at once. */
function isUrgent({ legal, reset, result }: OnlineUpdate, { seats }: Perspective): boolean {
  return reset || result !== null || seats.some((seat) => legal[seat] !== undefined);
}

function watchingOf(subscriber: Subscriber, row: TableRow): Watching {
  const you = youOf(row, subscriber.hashes);
  const perspective = perspectiveOf(row, you, subscriber.only);
  return { you, perspective };
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
