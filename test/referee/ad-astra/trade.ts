import { at } from '@astrarium/core';
import { check, type Play } from '../sheet.ts';
import { decide } from './decide.ts';
import { type AdAstraTable, type Cards, cardsOf, holds, packed, RESOURCES, sizeOf } from './table.ts';

/** B7: hands are shown, the owner deals until the card is ended. */
export function* trade(table: AdAstraTable, owner: number): Play {
  const { sheet } = table;
  sheet.say({ kind: 'hands-shown', hands: table.players.map(({ hand }) => packed(hand)), rule: 'B7.1' });
  for (let offers = 0; ; ) {
    const text = yield* decide(table, owner, () => [...exchanges(table, owner, 2), 'end'], { uses: ['mercator'], also: ['offer '] });
    if (text === 'end') break;
    if (text === 'use mercator') yield* mercator(table, owner);
    else if (text.startsWith('bank ')) exchange(table, owner, text, 2, 'B7.2');
    else {
      offers += 1;
      yield* offer(table, owner, text, offers);
    }
  }
  for (const seat of table.from(owner).slice(1)) {
    const { artifacts, hand } = table.player(seat);
    if (artifacts.length === 0 || sizeOf(hand) === 0) continue;
    const text = yield* decide(table, seat, () => ['pass'], { uses: ['mercator'] });
    if (text === 'use mercator') yield* mercator(table, seat);
  }
  sheet.say({ kind: 'hands-hidden', rule: 'B7.1' });
}

/** B10.6: up to three, 1 for 1. */
function* mercator(table: AdAstraTable, seat: number): Play {
  table.useUp(seat, 'mercator');
  for (let n = 0; n < 3 && exchanges(table, seat, 1).length > 0; n += 1) {
    const text = yield* decide(table, seat, () => [...exchanges(table, seat, 1), 'pass']);
    if (text === 'pass') return;
    exchange(table, seat, text, 1, 'B10.6');
  }
}

function exchanges(table: AdAstraTable, seat: number, price: number): string[] {
  const { hand } = table.player(seat);
  return RESOURCES.flatMap((give, own) =>
    RESOURCES.flatMap((take, other) =>
      own !== other && at(hand, own) >= price && at(table.bank, other) > 0 ? [`bank ${give} ${take}`] : [],
    ),
  );
}

function exchange(table: AdAstraTable, seat: number, text: string, price: number, rule: string): void {
  const [, give = '', take = ''] = text.split(' ');
  table.pay(seat, cardsOf(give.repeat(price)), rule);
  table.gain(
    seat,
    RESOURCES.findIndex((letter) => letter === take),
    1,
    rule,
  );
}

/** B7.3: accept, decline, or answer by one counter-offer, which is accepted or declined. */
function* offer(table: AdAstraTable, owner: number, text: string, id: number): Play {
  const [, number = '', seat = '', give = '', want = ''] = text.split(' ');
  const partner = Number(seat);
  check(Number(number) === id && id <= 99 && partner !== owner && table.players[partner] !== undefined, () => `a wrong offer: ${text}`);
  const [gives, wants] = [cardsOf(give), cardsOf(want)];
  checkTrade(table, owner, partner, gives, wants);
  table.sheet.say({ kind: 'offered', seat: owner, to: partner, id, give: packed(gives), want: packed(wants), rule: 'B7.3' });
  const answer = yield* decide(table, partner, () => [`accept ${id}`, `decline ${id}`], { also: ['counter '] });
  if (!answer.startsWith('counter ')) {
    settle(table, partner, owner, answer, id, gives, wants);
    return;
  }
  const [, , back = '', wish = ''] = answer.split(' ');
  const [given, wished] = [cardsOf(back), cardsOf(wish)];
  checkTrade(table, partner, owner, given, wished);
  table.sheet.say({ kind: 'countered', seat: partner, to: owner, id, give: packed(given), want: packed(wished), rule: 'B7.3' });
  settle(table, owner, partner, yield* decide(table, owner, () => [`accept ${id}`, `decline ${id}`]), id, given, wished);
}

/** Something must change hands, and both must hold what is named. */
function checkTrade(table: AdAstraTable, from: number, to: number, gives: Cards, wants: Cards): void {
  check(sizeOf(gives) + sizeOf(wants) > 0, () => 'an offer of nothing for nothing');
  check(
    holds(table.player(from).hand, gives) && holds(table.player(to).hand, wants),
    () => `seats ${from} and ${to} don't hold what is named`,
  );
}

/** `by` answers the offer of `other`. */
function settle(table: AdAstraTable, by: number, other: number, answer: string, id: number, gives: Cards, wants: Cards): void {
  const accepted = answer.startsWith('accept');
  table.sheet.say({ kind: accepted ? 'accepted' : 'declined', seat: by, id, rule: 'B7.3' });
  if (!accepted) return;
  table.handOver(other, by, gives);
  table.handOver(by, other, wants);
}
