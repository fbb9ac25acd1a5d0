import type { Seat } from '@astrarium/core';
import type { Perspective } from '@astrarium/host';
import type { ChatLine, FromServer, OnlineUpdate, Room, You } from '@astrarium/protocol';
import { wireText } from '../lib/wire-text.ts';
import { type PatchBase, type UpdateMessage, updateWriter } from './update-messages.ts';

/** A client that gets the updates of a table. */
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

/** The messages for one change of the game, by group, ready to be sent. */
export type PreparedUpdates = readonly GroupUpdate[];

interface GroupUpdate {
  readonly group: PerspectiveGroup;
  readonly message: UpdateMessage;
  readonly urgent: boolean;
}

/** Those with the same perspective who take patches, or don't: they get the same messages. */
interface PerspectiveGroup {
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

/** Those who watch one table. A message for several with the same perspective is written once. */
export class Subscribers {
  private readonly all = new Map<Subscriber, Watching>();
  private groups: readonly PerspectiveGroup[] = [];

  get size(): number {
    return this.all.size;
  }

  /** How many different messages one change of the game takes. */
  get kinds(): number {
    return this.groups.length;
  }

  /** The seats whose holder is here, and how many look on without one. */
  get audience(): Audience {
    const all = [...this.all.values()];
    const spectators = all.filter(({ you }) => you.seats.length === 0 && !you.host).length;
    return { seats: [...new Set(all.flatMap(({ you }) => you.seats))], spectators };
  }

  add(subscriber: Subscriber, watching: Watching): void {
    this.all.set(subscriber, watching);
    this.join(subscriber, watching);
  }

  remove(subscriber: Subscriber): boolean {
    for (const group of this.groups) group.subscribers = group.subscribers.filter((one) => one !== subscriber);
    this.groups = this.groups.filter(({ subscribers }) => subscribers.length > 0);
    return this.all.delete(subscriber);
  }

  /** What those who take patches see now, by group: the base of the next patch. */
  patchBases(make: (perspective: Perspective) => PatchBase): readonly (PatchBase | undefined)[] {
    return this.groups.map(({ perspective, patches }) => (patches ? make(perspective) : undefined));
  }

  /** Writes the messages for one change of the game: a patch for clients that have the previous update, a whole update for others. */
  prepare(make: (perspective: Perspective) => OnlineUpdate, before: readonly (PatchBase | undefined)[] = []): PreparedUpdates {
    const writeFor = updateWriter();
    return this.groups.map((group, index) => {
      const update = make(group.perspective);
      return { group, message: writeFor(update, before[index], group.perspective.seats), urgent: isUrgent(update, group.perspective) };
    });
  }

  /** Sends the message of each group to all in it. */
  sendPrepared(prepared: PreparedUpdates): void {
    for (const { group, message, urgent } of prepared) {
      for (const subscriber of group.subscribers) subscriber.send(message.shared + message.own, urgent);
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

  /** After a change of seats. `make` writes the update for a perspective that is the same as before, or not: a new one gets nothing of what the old one saw. */
  reseat(
    watchingOf: (subscriber: Subscriber) => Watching,
    make: (perspective: Perspective, same: boolean) => OnlineUpdate | undefined,
  ): void {
    this.groups = [];
    /** What is the same for several is written once. */
    const texts = new Map<string, string>();
    for (const [subscriber, before] of this.all) {
      const now = watchingOf(subscriber);
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

/** Clients that are asked, or whose whole view changed, get their update at once. */
function isUrgent({ legal, reset, result }: OnlineUpdate, { seats }: Perspective): boolean {
  return reset || result !== null || seats.some((seat) => legal[seat] !== undefined);
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
