import { type Element, type Frame, MODIFIERS, type Modifier, type Turn } from '@astrarium/astra';
import * as v from 'valibot';
import type { GameSchemas } from './game-schemas.ts';
import { event, number, numbers, oneOf, result, seat, viewer } from './parts.ts';

const modifier = v.picklist(Object.keys(MODIFIERS) as Modifier[]);
const element: v.GenericSchema<unknown, Element> = v.picklist([0, 1, 2, 3]);
const card = number;
const stage = oneOf<Turn['stage']>({ action: true, discovery: true, limit: true, refill: true, dream: true, dreamt: true, end: true });
const phase = oneOf<Frame['phase']>({
  turn: true,
  observe: true,
  again: true,
  buy: true,
  'mark-any-star': true,
  'mark-three-cards': true,
  'mark-two-stars': true,
  'mark-star-and-neighbours': true,
  order: true,
  boons: true,
  activate: true,
  limit: true,
  dream: true,
});
const first = v.union([seat, v.literal('random')]);
const what = v.picklist(['fame', 'stardust', 'telescope', 'pouch', 'wisdom']);

const options = v.strictObject({ players: number, first, modifiers: v.exactOptional(v.array(modifier)) });

const view = v.strictObject({
  viewer,
  edition: number,
  players: number,
  first: seat,
  active: seat,
  round: number,
  lastRound: number,
  triggeredBy: seat,
  over: v.boolean(),
  sphere: element,
  slots: v.array(v.strictObject({ card, marks: numbers })),
  deck: v.strictObject({ above: number, below: number }),
  discard: numbers,
  journals: v.array(
    v.strictObject({
      fame: number,
      pouch: number,
      wisdom: number,
      stardust: number,
      telescopes: number,
      active: numbers,
      exhausted: numbers,
    }),
  ),
  scoring: v.array(v.nullable(number)),
  automa: v.nullable(
    v.strictObject({
      modifiers: v.array(modifier),
      left: card,
      right: v.nullable(card),
      cards: number,
      top: v.nullable(card),
      discard: numbers,
      scoring: v.nullable(number),
      ranOut: v.boolean(),
    }),
  ),
  turn: v.strictObject({
    stage,
    lasting: number,
    famePerGrand: number,
    grandMarked: number,
    notCommonMarked: number,
    spent: number,
    beforeGrand: number,
    refund: number,
    actionSkipped: v.boolean(),
    rested: v.boolean(),
    discovering: number,
  }),
  frames: v.array(
    v.strictObject({
      phase,
      seat,
      slot: number,
      star: number,
      left: number,
      used: number,
      asked: number,
      served: number,
      sealed: numbers,
      ownPick: number,
    }),
  ),
});

const anyEvent = v.variant('kind', [
  event('turn', { seat, round: number }),
  event('used', { seat, card }),
  event('marked', { seat: v.nullable(seat), card, star: number }),
  event('gained', { seat, what, amount: number }),
  event('spent', { seat, what, amount: number }),
  event('rested', { seat }),
  event('reactivated', { seat, card }),
  event('sphere', { to: element }),
  event('discarded', { card, from: v.picklist(['deck', 'journal', 'sky']), seat: v.nullable(seat) }),
  event('discovered', { seat: v.nullable(seat), card }),
  event('sealed', { seat }),
  event('picked', { seat, card, box: number, tied: v.boolean() }),
  event('dealt', { slot: number, card }),
  event('scoring-card', { seat, scoring: number }),
  event('rolled', { roll: number, from: v.picklist(['left', 'right', 'deck']), card }),
  event('focus', { card, on: v.nullable(card), stars: number, towards: v.nullable(number) }),
  event('library', { place: v.picklist(['left', 'right', 'top']), card: v.nullable(card) }),
  event('no-focus', {}),
  event('reshuffled', { cards: number }),
  event('end-triggered', { seat, lastRound: number }),
  event('ended', { result, scoring: numbers }),
]);

/** Cards, stars, slots and seats are numbers; sets of stars are bits. */
export const ASTRA_SCHEMAS = {
  options,
  chosenOptions: v.strictObject({
    players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    first: v.exactOptional(first),
    modifiers: v.exactOptional(v.array(modifier)),
  }),
  view,
  event: anyEvent,
} satisfies GameSchemas;
