import { at } from '@astrarium/core';
import type { OnlineUpdate, SeatPlan } from '@astrarium/protocol';

/**
 * The messages that tell one moment of a game in several eyes. Nearly all of it is the same in all of them: that is written once. What
 * is shared of a view is found by comparing what was made for each of them, so nothing can come into anybody's message that was not
 * made for them.
 */
export function updateTexts(updates: readonly OnlineUpdate[]): string[] {
  const [first] = updates;
  if (first === undefined) return [];
  // Everybody at the table is told the same of it.
  const { table, game, number, version, waitingFor, result, from, reset } = first;
  const ofTable = JSON.stringify({ table, game, number, version, waitingFor, result, from, reset }).slice(1, -1);
  const seats = seatsText(first.seats);
  const told = JSON.stringify(first.events);
  const views = objectTexts(updates.map(({ view }) => view as Fields));
  return updates.map(({ viewer, legal, undoLimits, events }, index) => {
    const own = JSON.stringify({ viewer, legal, undoLimits }).slice(1, -1);
    const happened = events === first.events ? told : JSON.stringify(events);
    return `{"kind":"update","update":{${ofTable},"seats":${seats},"view":${at(views, index)},${own},"events":${happened}}}`;
  });
}

/** Who sits where hardly ever changes. */
const written = new WeakMap<readonly SeatPlan[], string>();

function seatsText(seats: readonly SeatPlan[]): string {
  const known = written.get(seats);
  if (known !== undefined) return known;
  const text = JSON.stringify(seats);
  written.set(seats, text);
  return text;
}

type Fields = Readonly<Record<string, unknown>>;

/** The JSON of each of these objects. */
function objectTexts(objects: readonly Fields[]): string[] {
  const [first = {}, ...others] = objects;
  if (others.some((other) => Object.keys(other).length !== Object.keys(first).length)) return objects.map((one) => JSON.stringify(one));
  // A field that is undefined is not written. All in one object is quicker than each by itself.
  const common: Record<string, unknown> = { ...first };
  const own: Record<string, unknown>[] = objects.map(() => ({}));
  for (const key in first) {
    if (others.every((other) => isSame(first[key], other[key]))) continue;
    common[key] = undefined;
    for (let i = 0; i < own.length; i += 1) at(own, i)[key] = at(objects, i)[key];
  }
  const shared = JSON.stringify(common);
  return own.map((fields) => joined(shared, JSON.stringify(fields)));
}

/** Two objects in JSON, with no field in common, as one. */
function joined(one: string, other: string): string {
  if (one === '{}') return other;
  return other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`;
}

/** Are these the same in JSON? */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  let fields = 0;
  for (const key in one) {
    if (!isSame((one as Fields)[key], (other as Fields)[key])) return false;
    fields += 1;
  }
  for (const _ in other) fields -= 1;
  return fields === 0;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i += 1) if (!isSame(one[i], other[i])) return false;
  return true;
}
