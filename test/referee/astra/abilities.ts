import { ask, type Play, upwards } from '../sheet.ts';
import { markFor, type Turn } from './deeds.ts';
import { type Constellation, firstStars, markText, nextStars, starsOf, unmarked } from './sky.ts';
import type { AstraTable } from './table.ts';

/** A4, A7: the card is exhausted, and its Ability carried out as far as may be. */
export function* useAbility(table: AstraTable, turn: Turn, card: number): Play {
  const { seat } = turn;
  const journal = table.journal(seat);
  const { ability } = table.chart(card);
  const number = ABILITIES.indexOf(ability) + 1;
  const rule = `A7.${number}`;
  journal.active = journal.active.filter((one) => one !== card);
  journal.exhausted.push(card);
  table.sheet.say({ kind: 'used', seat, card, rule });
  switch (ability) {
    case 'stardust-2':
    case 'stardust-3':
    case 'stardust-4':
      table.gain(seat, 'stardust', number + 1, rule);
      return;
    case 'buy-telescopes':
      while (table.journal(seat).stardust >= 3 && (yield* ask(seat, ['buy', 'done'])) === 'buy') {
        table.spend(seat, 'stardust', 3, rule);
        table.gain(seat, 'telescope', 1, rule);
      }
      return;
    case 'telescope':
    case 'wisdom':
    case 'pouch':
      table.gain(seat, ability, 1, rule);
      return;
    case 'fame-per-begun-card':
      table.gain(seat, 'fame', table.sky.filter((one) => starsOf(one, seat) > 0 && !table.isFinished(one)).length, rule);
      return;
    case 'fame-per-sphere-card': {
      const own = [...journal.active, ...journal.exhausted];
      table.gain(seat, 'fame', own.filter((one) => table.elementOf(one) === table.sphere).length, rule);
      return;
    }
    case 'mark-any-star':
      yield* markOne(table, turn, everywhere(table), rule);
      return;
    case 'mark-three-cards':
      yield* markThreeCards(table, turn, rule);
      return;
    case 'mark-two-stars':
      yield* markTwoStars(table, turn, rule);
      return;
    case 'mark-star-and-neighbours':
      yield* markWithNeighbours(table, turn, rule);
      return;
    default:
      turn.lasting.push(ability);
  }
}

/** In the order of A7.1 to A7.18. */
const ABILITIES: readonly string[] = [
  'stardust-2',
  'stardust-3',
  'stardust-4',
  'buy-telescopes',
  'telescope',
  'wisdom',
  'pouch',
  'fame-per-begun-card',
  'fame-per-sphere-card',
  'mark-any-star',
  'mark-three-cards',
  'mark-two-stars',
  'mark-star-and-neighbours',
  'observe-from-any-common',
  'fame-per-grand',
  'rest-adds-pouch',
  'refund-before-grand',
  'refund-commons',
];

interface Spot {
  readonly card: Constellation;
  readonly star: number;
}

/** One of these stars, if there is any; marks that an Ability orders are not optional (A4.4). */
function* markOne(table: AstraTable, turn: Turn, spots: readonly Spot[], rule: string): Play<Spot | undefined> {
  if (spots.length === 0) return undefined;
  const text = yield* ask(
    turn.seat,
    spots.map(({ card, star }) => markText(card, star)),
  );
  const spot = spots.find(({ card, star }) => markText(card, star) === text);
  if (spot !== undefined) markFor(table, turn, spot.card, spot.star, rule);
  return spot;
}

function everywhere(table: AstraTable): Spot[] {
  return table.sky.flatMap((card) => unmarked(card).map((star) => ({ card, star })));
}

/** By A5.2, on any card but these. */
function beginningsBut(table: AstraTable, but: readonly Constellation[]): Spot[] {
  return table.sky.filter((card) => !but.includes(card)).flatMap((card) => firstStars(card).map((star) => ({ card, star })));
}

function* markThreeCards(table: AstraTable, turn: Turn, rule: string): Play {
  const used: Constellation[] = [];
  while (used.length < 3) {
    const spot = yield* markOne(table, turn, beginningsBut(table, used), rule);
    if (spot === undefined) return;
    used.push(spot.card);
  }
}

/** Two on one card by A5.2 and A5.3, or one on each of two by A5.2. */
function* markTwoStars(table: AstraTable, turn: Turn, rule: string): Play {
  const first = yield* markOne(table, turn, beginningsBut(table, []), rule);
  if (first === undefined) return;
  const onward = nextStars(first.card, first.star).map((star) => ({ card: first.card, star }));
  yield* markOne(table, turn, [...onward, ...beginningsBut(table, [first.card])], rule);
}

function* markWithNeighbours(table: AstraTable, turn: Turn, rule: string): Play {
  turn.skipped = true;
  const spot = yield* markOne(table, turn, everywhere(table), rule);
  if (spot === undefined) return;
  const around = nextStars(spot.card, spot.star).toSorted(upwards);
  for (const star of around) markFor(table, turn, spot.card, star, rule);
}
