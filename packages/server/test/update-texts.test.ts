import type { OnlineUpdate } from '@astrarium/protocol';
import { expect, it } from 'vitest';
import { updateTexts } from '../src/tables/update-texts.ts';

const OPEN: OnlineUpdate = {
  table: 'table-0000000000',
  game: 'astra',
  seats: [{ name: 'Zoé "Z"', ink: 'rose', player: 'human' }],
  number: 7,
  version: 6,
  viewer: 'spectator',
  view: { viewer: 'spectator', round: 3, slots: [{ card: 1, marks: [0, 5] }], hands: [null, null] },
  waitingFor: [0],
  legal: {},
  undoLimits: {},
  result: null,
  from: 5,
  events: [],
  reset: false,
};
const OWN: OnlineUpdate = {
  ...OPEN,
  viewer: 0,
  view: { viewer: 0, round: 3, slots: [{ card: 1, marks: [0, 5] }], hands: [['king', 'queen'], null] },
  legal: { 0: ['star 1', 'stop'] },
  undoLimits: { 0: 6 },
};

it.each([
  ['one alone', [OWN]],
  ['two with different eyes', [OPEN, OWN]],
  ['the same in another order', [OWN, OPEN]],
  ['two that see the same', [OPEN, OPEN]],
  ['three that share nothing in a list', [OPEN, OWN, { ...OPEN, view: { viewer: 1, round: 4, slots: [], hands: [null, []] } }]],
  ['a view with a field more', [OPEN, { ...OWN, view: { ...(OWN.view as object), secret: 1 } }]],
  [
    'a view with a field more inside',
    [OPEN, { ...OPEN, view: { viewer: 0, round: 3, slots: [{ card: 1, marks: [0, 5], more: 1 }], hands: [] } }],
  ],
  ['a view with a field less inside', [OPEN, { ...OPEN, view: { viewer: 0, round: 3, slots: [{ card: 1 }], hands: [null, null] } }]],
  [
    'views without anything',
    [
      { ...OPEN, view: {} },
      { ...OWN, view: {} },
    ],
  ],
])('each update comes out as it went in: %s', (_what, updates) => {
  const messages = updateTexts(updates).map((text) => JSON.parse(text) as unknown);
  expect(messages).toEqual(updates.map((update) => ({ kind: 'update', update })));
});

it('what only one of them sees is in no other message', () => {
  const [open, own] = updateTexts([OPEN, OWN]);
  expect(own).toContain('queen');
  expect(open).not.toContain('queen');
  expect(open).not.toContain('star 1');
});
