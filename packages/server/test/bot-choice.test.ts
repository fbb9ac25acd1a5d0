import { astra } from '@astrarium/astra';
import { Chance, readSeed } from '@astrarium/core';
import { expect, test } from 'vitest';
import { chooseForBot } from '../src/bots/choice.ts';

const state = astra.setup(astra.options({ players: 2, first: 1 }), new Chance(readSeed('b07')));
const legal = astra.legal(state, 1).map((decision) => astra.write(decision));

test.each(['novice', 'adept', 'meddler', 'master', 'grandmaster'])('%s decides what is legal, from plain data', (bot) => {
  const task = { session: `one 1 ${bot}`, game: 'astra', bot, view: astra.view(state, 1), legal, luck: 5, milliseconds: 30 };
  expect(legal).toContain(chooseForBot(JSON.parse(JSON.stringify(task)) as typeof task));
});
