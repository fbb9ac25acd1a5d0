import { FACTIONS, type Frame, GALAXIES, ITEMS, RULE_SETS, SOURCES, type Step } from '@astrarium/ad-astra';
import * as v from 'valibot';
import type { GameSchemas } from './game-schemas.ts';
import { event, number, numbers, oneOf, result, seat, viewer } from './parts.ts';

const step = oneOf<Step>({
  plan: true,
  'about-to-reveal': true,
  reveal: true,
  production: true,
  movement: true,
  build: true,
  trade: true,
  scoring: true,
  discards: true,
  bonus: true,
  laurea: true,
  'next-card': true,
  limit: true,
  end: true,
  over: true,
});
const phase = oneOf<Frame['phase']>({
  plan: true,
  reveal: true,
  swap: true,
  produce: true,
  harvest: true,
  move: true,
  gate: true,
  land: true,
  build: true,
  trade: true,
  answer: true,
  counter: true,
  'last-call': true,
  exchange: true,
  element: true,
  discard: true,
  laurea: true,
  limit: true,
  take: true,
  look: true,
});
const known = v.nullable(number);
const rules = v.picklist(RULE_SETS);
const galaxy = v.picklist(GALAXIES);
const first = v.union([seat, v.literal('random')]);
const factions = v.union([v.array(v.picklist(FACTIONS)), v.literal('random')]);

const view = v.strictObject({
  viewer,
  edition: number,
  players: number,
  rules,
  round: number,
  first: seat,
  step,
  over: v.boolean(),
  endCalled: v.boolean(),
  idle: number,
  unchanged: v.boolean(),
  answeredBy: seat,
  space: number,
  revealed: number,
  turn: number,
  spaces: v.array(v.strictObject({ owner: seat, card: known })),
  seats: v.array(
    v.strictObject({
      faction: number,
      score: number,
      points: numbers,
      handSize: number,
      hand: known,
      seen: number,
      artifactCount: number,
      artifacts: known,
      cards: known,
      open: number,
      supply: numbers,
      ships: numbers,
    }),
  ),
  sizes: numbers,
  planets: v.array(known),
  faceUp: numbers,
  known: numbers,
  pawns: numbers,
  bank: number,
  artifacts: v.strictObject({ inGame: number, used: number, drawn: number }),
  deed: v.strictObject({ choice: number, moved: number, free: number, offers: number, scored: numbers }),
  frames: v.array(v.strictObject({ phase, seat, left: number, system: number, from: number, partner: seat, give: number, want: number })),
});

const offer = { seat, to: seat, id: number, give: number, want: number };

const anyEvent = v.variant('kind', [
  event('faction', { seat, faction: number }),
  event('galaxy', { sizes: numbers }),
  event('round', { round: number, first: seat }),
  event('planned', { seat, space: number }),
  event('planned-card', { seat, space: number, card: number }),
  event('swapped', { seat, space: number, other: number }),
  event('revealed', { seat, space: number, card: number }),
  event('first-player', { seat }),
  event('resource-chosen', { seat, resource: number }),
  event('element-chosen', { seat, element: number }),
  event('passed', { seat }),
  event('gained', { seat, resource: number, amount: number }),
  event('spent', { seat, resource: number, amount: number }),
  event('flew', { seat, from: number, to: number }),
  event('peeked', { seat, system: number }),
  event('saw', { seat, planets: v.array(v.strictObject({ place: number, planet: number })) }),
  event('turned-up', { seat, place: number, planet: number }),
  event('landed', { seat, place: number }),
  event('drew', { seat }),
  event('artifact', { seat, artifact: number }),
  event('used', { seat, artifact: number }),
  event('built', { seat, item: v.picklist(ITEMS), place: known }),
  event('hands-shown', { hands: numbers }),
  event('hands-hidden', {}),
  event('offered', offer),
  event('countered', offer),
  event('accepted', { seat, id: number }),
  event('declined', { seat, id: number }),
  event('scored', { seat, source: v.picklist(SOURCES), points: number }),
  event('scoring-cards-back', { seat }),
  event('idle', { rounds: number }),
  event('ended', { result }),
]);

/** Cards, places, systems and seats are numbers; resource cards, and sets of cards and artifacts, are bits. */
export const AD_ASTRA_SCHEMAS = {
  options: v.strictObject({ players: number, first, rules, galaxy, arcanum: v.boolean(), responsum: v.boolean(), factions }),
  chosenOptions: v.strictObject({
    players: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(5)),
    first: v.exactOptional(first),
    rules: v.exactOptional(rules),
    galaxy: v.exactOptional(galaxy),
    arcanum: v.exactOptional(v.boolean()),
    responsum: v.exactOptional(v.boolean()),
    factions: v.exactOptional(factions),
  }),
  view,
  event: anyEvent,
} satisfies GameSchemas;
