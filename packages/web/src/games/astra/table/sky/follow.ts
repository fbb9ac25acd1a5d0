import { type AstraEvent, type AstraView, type CardId, cardOf, type Element, NO_CARD, type Star, type StarSet } from '@astrarium/astra';
import type { Logged, Seat } from '@astrarium/core';

/** What the sky remembers from one update to the next, for drawing alone: nothing of it decides anything. */
export interface SkyMemory {
  readonly view: AstraView;
  /** The stars of the present Observe, or of the dream, in their order. */
  readonly path: SkyPath | null;
  /** How far the Sphere marker has been turned, in degrees: it never turns back on its way from Earth to Fire. */
  readonly turned: number;
  /** Cards that have just left the sky. */
  readonly leaving: readonly Departure[];
  /** What has just been told. */
  readonly fresh: ReadonlyMap<CardId, CardChanges>;
}

interface SkyPath {
  readonly card: CardId;
  readonly stars: readonly Star[];
}

export interface Departure {
  readonly slot: number;
  readonly card: CardId;
  readonly marks: readonly StarSet[];
  /** Who takes it; null when it is discarded. */
  readonly to: Seat | null;
}

/** What is new on a card. */
interface CardChanges {
  readonly stars: StarSet;
  readonly boons: number;
  readonly dealt: boolean;
}

type LoggedEvents = readonly Logged<AstraEvent>[];

export function firstLook(view: AstraView, news: LoggedEvents): SkyMemory {
  const path = followPath(null, view, news);
  return { view, path, turned: view.sphere * 90, leaving: [], fresh: freshOf(news) };
}

export function follow(before: SkyMemory, view: AstraView, news: LoggedEvents): SkyMemory {
  return {
    view,
    path: followPath(before.path, view, news),
    turned: before.turned + quarters(before.view.sphere, view.sphere, news.length === 0) * 90,
    leaving: leavingOf(before.view, news),
    fresh: freshOf(news),
  };
}

/** A5.3: each star told as following on the one before. What was undone is no longer marked, and falls away. */
function followPath(before: SkyPath | null, view: AstraView, news: LoggedEvents): SkyPath | null {
  let path = before;
  for (const { event } of news) {
    if (event.kind === 'turn' || event.kind === 'rested') path = null;
    if (event.kind !== 'marked') continue;
    const { card, star } = event;
    const last = path?.card === card ? (path.stars.at(-1) ?? -1) : -1;
    const goesOn = path !== null && PATHS.has(event.rule) && ((cardOf(card).neighbours[last] ?? 0) & (1 << star)) !== 0;
    path = { card, stars: goesOn && path !== null ? [...path.stars, star] : [star] };
  }
  return path === null ? lastStar(view) : stillMarked(path, view);
}

/** The rules by which a star may follow on the one marked before it. */
const PATHS = new Set(['A5.3', 'A7.12', 'A10.2', 'A11.6', 'A11.7']);

/** Of an Observe begun before the page was opened, the star marked last is all that is known. */
function lastStar(view: AstraView): SkyPath | null {
  const frame = view.frames.at(-1);
  if (frame === undefined || frame.slot < 0 || frame.star < 0) return null;
  const card = view.slots[frame.slot]?.card ?? NO_CARD;
  return card === NO_CARD ? null : { card, stars: [frame.star] };
}

function stillMarked(path: SkyPath, view: AstraView): SkyPath | null {
  const slot = view.slots.find(({ card }) => card === path.card);
  if (slot === undefined) return null;
  const marked = slot.marks.reduce((all, set) => all | set, 0);
  const stars = path.stars.filter((star) => marked & (1 << star));
  return stars.length === 0 ? null : { card: path.card, stars };
}

/** Clockwise as far as it takes; when something was undone, the shorter way back. */
function quarters(from: Element, to: Element, undone: boolean): number {
  const clockwise = (to - from + 4) % 4;
  return undone && clockwise > 2 ? clockwise - 4 : clockwise;
}

function leavingOf(before: AstraView, news: LoggedEvents): readonly Departure[] {
  return news.flatMap(({ event }) => {
    if (event.kind !== 'discovered') return [];
    const slot = before.slots.findIndex(({ card }) => card === event.card);
    const marks = before.slots[slot]?.marks.slice();
    if (marks === undefined) return [];
    for (const { event: mark } of news) {
      if (mark.kind !== 'marked' || mark.card !== event.card) continue;
      const pen = mark.seat ?? before.players;
      marks[pen] = (marks[pen] ?? 0) | (1 << mark.star);
    }
    return [{ slot, card: event.card, marks, to: event.seat }];
  });
}

function freshOf(news: LoggedEvents): ReadonlyMap<CardId, CardChanges> {
  const fresh = new Map<CardId, CardChanges>();
  const add = (card: CardId, what: Partial<CardChanges>): void => {
    const { stars = 0, boons = 0, dealt = false } = fresh.get(card) ?? {};
    fresh.set(card, { stars: stars | (what.stars ?? 0), boons: boons | (what.boons ?? 0), dealt: dealt || what.dealt === true });
  };
  for (const { event } of news) {
    if (event.kind === 'marked') add(event.card, { stars: 1 << event.star });
    else if (event.kind === 'picked') add(event.card, { boons: 1 << event.box });
    else if (event.kind === 'dealt') add(event.card, { dealt: true });
  }
  return fresh;
}
