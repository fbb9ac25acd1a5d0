import { type Answer, newRecord, readSeed, type Seat, Table } from '@astrarium/core';
import { expect, test } from 'vitest';
import { type AstraEvent, type AstraView, astra, cardByCode, ELEMENTS } from '../../src/index.ts';
import { chartOf } from '../../src/sky/chart.ts';
import { aCard, aTable } from '../a-table.ts';

const ROBIN = 0;
const MATTHEW = 1;
const DOROTHY = 2;

/** The table of the worked example, as any host would open it. Robin holds two cards at a limit of 3. */
function example() {
  const { state } = aTable({
    players: 3,
    slots: ['tau', 'leo', 'cyg', 'uma'],
    deck: ['equ'],
    journals: [
      { wisdom: 1, active: ['per'], exhausted: ['lib'] },
      { stardust: 4, pouch: 5 },
    ],
  });
  const names = ['Robin', 'Matthew', 'Dorothy'];
  const record = newRecord(astra, { players: 3, first: 0 }, readSeed('12'), names);
  const table = Table.open(astra, record, { version: 0, state, chance: {} });
  const decide = (seat: Seat, text: string): Answer<AstraEvent> => table.decide(seat, astra.read(text));
  const take = (seat: Seat, ...texts: string[]): void => {
    for (const text of texts) expect([text, decide(seat, text).kind]).toEqual([text, 'done']);
  };
  const choices = (seat: Seat): string[] => table.legal(seat).map((decision) => astra.write(decision));
  return {
    table,
    decide,
    take,
    taurus: (seat: Seat) =>
      choices(seat)
        .filter((text) => text.startsWith('mark tau '))
        .toSorted(),
    choices,
  };
}

type Example = ReturnType<typeof example>;
const robinBegins = ({ take }: Example) => take(ROBIN, 'mark tau bet', 'mark tau eps', 'mark tau gam', 'stop');
const matthewGoesOn = ({ take }: Example) => take(MATTHEW, 'mark tau alf', 'mark tau zet');
const dorothyGoesOn = ({ take }: Example) => take(DOROTHY, 'mark tau lam', 'mark tau 37', 'mark tau eta');
const robinFinishes = ({ take }: Example) => take(ROBIN, 'mark tau mu', 'mark tau nu');

/** The example after these steps. */
function after(...steps: ((example: Example) => void)[]): Example {
  const game = example();
  for (const step of steps) step(game);
  return game;
}

const journal = ({ table }: Example, seat: Seat) => table.view('spectator').journals[seat];
const marksOnTaurus = (view: AstraView): number[] =>
  (view.slots[0]?.marks ?? []).map((stars) => stars.toString(2).replaceAll('0', '').length);
const refused = (answer: Answer<AstraEvent>) =>
  answer.kind === 'refused' ? `${answer.refusal.rule} ${answer.refusal.reason}` : answer.kind;

test('A12.1 Taurus: an Earth card of 10 stars with these lines, these special stars and these Boons', () => {
  const card = aCard('tau');
  expect([ELEMENTS[card.element], card.stars.length]).toEqual(['earth', 10]);
  const name = (star: number): string => chartOf('tau')[star]?.name ?? card.stars[star] ?? '';
  const lines = card.lines.map(([a, b]) => [name(a), name(b)].toSorted().join(' – ')).toSorted();
  expect(lines).toEqual(
    [
      'Ain – Elnath',
      'Ain – Prima Hyadum',
      'Aldebaran – Prima Hyadum',
      'Aldebaran – Tianguan',
      'Prima Hyadum – lam',
      '37 – lam',
      '37 – Alcyone',
      'lam – mu',
      'mu – nu',
    ].toSorted(),
  );
  const special = (set: number): string[] => card.stars.flatMap((_, star) => (set & (1 << star) ? [name(star)] : []));
  expect([special(card.start), special(card.grand).toSorted()]).toEqual([['Elnath'], ['Alcyone', 'Aldebaran']]);
  expect(card.boons.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['fame 4', 'stardust 6', 'pouch 1', 'activation 2']);
});

test('A12.2 Robin must begin on Elnath and goes on to Ain and Prima Hyadum for 3 Stardust', () => {
  const game = example();
  expect(game.taurus(ROBIN)).toEqual(['mark tau bet']);
  expect(refused(game.decide(ROBIN, 'mark tau eps'))).toBe('A5.2 not-the-starting-star');
  game.take(ROBIN, 'mark tau bet');
  expect(game.choices(ROBIN)).toEqual(['mark tau eps', 'stop']);
  game.take(ROBIN, 'mark tau eps');
  expect(game.choices(ROBIN)).toEqual(['mark tau gam', 'stop']);
  game.take(ROBIN, 'mark tau gam', 'stop');
  expect(journal(game, ROBIN)).toMatchObject({ stardust: 5, wisdom: 1 });
  expect(marksOnTaurus(game.table.view(ROBIN))).toEqual([3, 0, 0]);
  expect(game.table.waitingFor()).toEqual([MATTHEW]);
});

test('A12.3 Matthew has two choices, takes the lower horn, gains 1 Wisdom and ends at a dead end', () => {
  const game = after(robinBegins);
  expect(game.taurus(MATTHEW)).toEqual(['mark tau alf', 'mark tau lam']);
  game.take(MATTHEW, 'mark tau alf');
  expect(journal(game, MATTHEW)?.wisdom).toBe(1);
  expect(game.choices(MATTHEW)).toEqual(['mark tau zet', 'stop']);
  expect(refused(game.decide(MATTHEW, 'mark tau lam'))).toBe('A5.3 not-next-to-the-last-star');
  game.take(MATTHEW, 'mark tau zet');
  // Two Stardust are left, but no way on.
  expect(journal(game, MATTHEW)?.stardust).toBe(2);
  expect(game.table.waitingFor()).toEqual([DOROTHY]);
});

test('A12.4 Dorothy has one choice, λ; the upper path leads her to Alcyone, 1 Wisdom and a dead end', () => {
  const game = after(robinBegins, matthewGoesOn);
  expect(game.taurus(DOROTHY)).toEqual(['mark tau lam']);
  game.take(DOROTHY, 'mark tau lam');
  expect(game.taurus(DOROTHY)).toEqual(['mark tau 37', 'mark tau mu']);
  game.take(DOROTHY, 'mark tau 37');
  expect(journal(game, DOROTHY)?.wisdom).toBe(0);
  game.take(DOROTHY, 'mark tau eta');
  expect(journal(game, DOROTHY)).toMatchObject({ stardust: 5, wisdom: 1 });
  expect(marksOnTaurus(game.table.view(DOROTHY))).toEqual([3, 2, 3]);
  expect(game.table.waitingFor()).toEqual([ROBIN]);
});

test('A12.5 Robin marks μ and ν, the last two stars, and discovers Taurus', () => {
  const game = after(robinBegins, matthewGoesOn, dorothyGoesOn);
  expect(game.taurus(ROBIN)).toEqual(['mark tau mu']);
  game.take(ROBIN, 'mark tau mu', 'mark tau nu');
  expect(journal(game, ROBIN)?.stardust).toBe(3);
  expect(marksOnTaurus(game.table.view(ROBIN))).toEqual([5, 2, 3]);
  // The Discovery is on: the others are asked for their Boons.
  expect(game.table.waitingFor()).toEqual([DOROTHY]);
});

test('A12.6 Dorothy picks Fame 4, then Matthew Stardust 6; Robin picks nothing and keeps Taurus as third card', () => {
  const game = after(robinBegins, matthewGoesOn, dorothyGoesOn, robinFinishes);
  expect(refused(game.decide(MATTHEW, 'boon 1'))).toBe('A8.2 others-pick-boons');
  expect(refused(game.decide(ROBIN, 'boon 1'))).toBe('A8.2 others-pick-boons');
  expect(game.choices(DOROTHY)).toEqual(['boon 1', 'boon 2', 'boon 3', 'boon 4']);
  game.take(DOROTHY, 'boon 1');
  expect(game.table.waitingFor()).toEqual([MATTHEW]);
  expect(refused(game.decide(MATTHEW, 'boon 1'))).toBe('A8.2 boon-crossed-out');
  game.take(MATTHEW, 'boon 2');
  expect(journal(game, DOROTHY)?.fame).toBe(4);
  // 2 left, 6 more: above his Pouch size of 5.
  expect(journal(game, MATTHEW)).toMatchObject({ stardust: 8, pouch: 5 });
  const codes = ['per', 'tau'].map((code) => cardByCode(code)?.id);
  expect(journal(game, ROBIN)).toMatchObject({ fame: 0, active: codes, exhausted: [cardByCode('lib')?.id] });
  expect(game.table.waitingFor()).toEqual([MATTHEW]);
  expect(game.table.view('spectator').slots[0]?.card).toBe(cardByCode('equ')?.id);
});
