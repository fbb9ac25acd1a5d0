import { at } from '@astrarium/core';
import { ask, type Play } from '../sheet.ts';
import { useAbility } from './abilities.ts';
import { markFor, reactivate, type Turn } from './deeds.ts';
import { type Constellation, firstStars, isCommon, markText, nextStars, unmarked } from './sky.ts';
import type { AstraTable } from './table.ts';

/** A4 to A6: Abilities, then Observe or Rest, then what is paid at the end (A3.2). */
export function* personActs(table: AstraTable, seat: number): Play<Turn> {
  const turn: Turn = { seat, lasting: [], grandStars: 0, otherThanCommon: false, spent: 0, beforeGrand: 0, skipped: false, rested: false };
  for (;;) {
    const { active, stardust } = table.journal(seat);
    const open = table.sky.some((card) => unmarked(card).length > 0);
    const usable = active.filter((card) => chartAbility(table, card) !== 'mark-star-and-neighbours' || open);
    const uses = usable.map((card) => `use ${codeOf(table, card)}`);
    const begins = turn.skipped || stardust === 0 ? [] : beginnings(table, turn);
    const ends = turn.skipped ? ['done'] : ['rest'];
    const text = yield* ask(seat, [...uses, ...begins.map(({ card, star }) => markText(card, star)), ...ends]);
    if (text === 'done') break;
    if (text === 'rest') {
      rest(table, turn);
      break;
    }
    const use = uses.indexOf(text);
    if (use >= 0) {
      yield* useAbility(table, turn, at(usable, use));
      continue;
    }
    yield* observes(table, turn, text);
    break;
  }
  payOut(table, turn);
  return turn;
}

interface Beginning {
  readonly card: Constellation;
  readonly star: number;
}

/** A5.2, and A7.14 for as long as it lasts. */
function beginnings(table: AstraTable, turn: Turn): Beginning[] {
  return table.sky.flatMap((card) => {
    const stars = unmarked(card).filter(
      (star) => firstStars(card).includes(star) || (turn.lasting.includes('observe-from-any-common') && isCommon(card.chart, star)),
    );
    return stars.map((star) => ({ card, star }));
  });
}

/** A5.1 to A5.8: an Observe that begins with this star, and more of them by Telescope. */
function* observes(table: AstraTable, turn: Turn, begun: string): Play {
  for (let text = begun; ; ) {
    const begin = beginnings(table, turn).find(({ card, star }) => markText(card, star) === text);
    if (begin === undefined) throw new Error('asked for what is no beginning');
    yield* observe(table, turn, begin);
    const { telescopes, stardust } = table.journal(turn.seat);
    const further = stardust === 0 ? [] : beginnings(table, turn);
    if (telescopes === 0 || further.length === 0) return;
    if ((yield* ask(turn.seat, ['again', 'done'])) === 'done') return;
    table.spend(turn.seat, 'telescope', 1, 'A5.7');
    text = yield* ask(
      turn.seat,
      further.map(({ card, star }) => markText(card, star)),
    );
  }
}

function* observe(table: AstraTable, turn: Turn, { card, star: first }: Beginning): Play {
  const { seat } = turn;
  let [star, paid, grandYet] = [first, 0, false];
  for (;;) {
    table.spend(seat, 'stardust', 1, 'A5.4');
    turn.spent += 1;
    // A first star is told by A5.2, also where A7.14 lets it be another.
    markFor(table, turn, card, star, paid > 0 ? 'A5.3' : 'A5.2');
    if (!grandYet && card.chart.grand.includes(star)) {
      grandYet = true;
      turn.beforeGrand += paid;
    }
    paid += 1;
    const ways = nextStars(card, star);
    if (ways.length === 0 || table.journal(seat).stardust === 0) return;
    const text = yield* ask(seat, [...ways.map((way) => markText(card, way)), 'stop']);
    if (text === 'stop') return;
    star = ways.find((way) => markText(card, way) === text) ?? star;
  }
}

/** A6.1: refill, reactivate, move the marker; A7.16 adds the Pouch size instead of filling up to it. */
function rest(table: AstraTable, turn: Turn): void {
  const { seat } = turn;
  const journal = table.journal(seat);
  turn.rested = true;
  table.sheet.say({ kind: 'rested', seat, rule: 'A6.1' });
  if (turn.lasting.includes('rest-adds-pouch')) table.gain(seat, 'stardust', journal.pouch, 'A7.16');
  else table.gain(seat, 'stardust', Math.max(0, journal.pouch - journal.stardust), 'A6.1');
  for (const card of journal.exhausted.filter((one) => table.elementOf(one) === table.sphere)) reactivate(table, seat, card, 'A6.1');
  table.moveMarker();
}

/** A3.2: after the action, when it is known whether a Discovery follows. */
function payOut(table: AstraTable, turn: Turn): void {
  const { seat, lasting } = turn;
  const discovery = table.sky.some((card) => table.isFinished(card));
  const grandRewards = lasting.filter((ability) => ability === 'fame-per-grand').length;
  table.gain(seat, 'fame', grandRewards * turn.grandStars, 'A7.15');
  if (lasting.includes('refund-before-grand')) table.gain(seat, 'stardust', turn.beforeGrand, 'A7.17');
  if (lasting.includes('refund-commons') && !turn.otherThanCommon && !discovery) table.gain(seat, 'stardust', turn.spent, 'A7.18');
}

function chartAbility(table: AstraTable, card: number): string {
  return table.chart(card).ability;
}

function codeOf(table: AstraTable, card: number): string {
  return table.chart(card).code;
}
