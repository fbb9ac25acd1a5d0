import { at, Chance, childSeed, readSeed, type Viewer } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { frenchFaults } from '../../../test/french-faults.ts';
import { describeNarrator } from '../../../test/narrator-properties.ts';
import { type AdAstraEvent, type AdAstraState, ARTIFACTS, adAstra } from '../src/index.ts';
import { fr } from '../src/text/catalogue.fr.ts';
import { AD_ASTRA_NARRATORS } from '../src/text/in-words/index.ts';
import { ARTIFACT_NAMES, namesOf, REASONS, sentence } from '../src/text/index.ts';

const NAMES = ['Robin', 'Aglaonice', 'Hypatie', 'Ilse', 'Tycho'];

describeNarrator({
  game: adAstra,
  narrators: AD_ASTRA_NARRATORS,
  options: {
    '3 players': { players: 3 },
    '4 players': { players: 4 },
    '5 players': { players: 5 },
    'original print, uneven galaxy': { players: 4, rules: 'original', galaxy: 'uneven' },
    'without the optional artifacts': { players: 3, arcanum: false, responsum: false },
  },
  names: NAMES,
  kinds: [
    'plan',
    'produce',
    'fly',
    'land',
    'colony',
    'factory',
    'terraform',
    'starship',
    'offer',
    'counter',
    'accept',
    'decline',
    'bank',
    'score',
    'discard',
    'use',
    'take',
    'look',
    'swap',
    'peek',
    'end',
    'pass',
  ],
  codes: REASONS.filter((code) => code.includes('-')),
  betrayed,
});

/** B11.2: an artifact that somebody else holds, or that nobody has drawn, is not named. */
function betrayed({ held, used }: AdAstraState, viewer: Viewer, words: string): string | undefined {
  const known = used | (viewer === 'spectator' ? 0 : at(held, viewer));
  return ARTIFACTS.map((name) => ARTIFACT_NAMES[name]).find((name, artifact) => !(known & (1 << artifact)) && words.includes(name));
}

describe('the words themselves', () => {
  test('B11.2 a planned card is named to its owner, to others only as lying there', () => {
    const state = startOf(3);
    adAstra.apply(state, 0, adAstra.read('plan build 4'), new Chance(readSeed('5')));
    const boardOf = (viewer: Viewer): readonly string[] =>
      AD_ASTRA_NARRATORS.en.table(adAstra.view(state, viewer), NAMES).find(({ heading }) => heading === 'Planning board')?.lines ?? [];
    expect(boardOf(0)[0]).toBe('Space 4: yours, face down, Build.');
    expect(boardOf(1)[0]).toBe('Space 4: Robin, face down.');
    expect(boardOf('spectator')).toEqual(['Space 4: Robin, face down.', 'Empty spaces: 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, and 12.']);
  });

  test('plans are grouped by card, one choice for each space', () => {
    const state = startOf(3);
    const legal = adAstra.legal(state, 0).map((decision) => adAstra.write(decision));
    const groups = AD_ASTRA_NARRATORS.fr.choices(adAstra.view(state, 0), legal, NAMES);
    expect(groups.map(({ choices }) => choices.length)).toEqual(Array.from({ length: 11 }, () => 12));
    expect(groups[6]?.choices[2]).toEqual({ notation: 'plan build 3', words: 'Poser Construction sur la case 3' });
  });

  test('an offer that no list holds is told as well', () => {
    const view = adAstra.view(startOf(3), 0);
    const [group] = AD_ASTRA_NARRATORS.en.choices(view, ['offer 1 2 WWE -'], NAMES);
    expect(group?.choices[0]?.words).toBe('Offer Hypatie 2 Water, 1 Energy for nothing');
  });
});

test('whatever happens is told in French without a fault', () => {
  const names = namesOf(NAMES);
  const told = new Set<AdAstraEvent['kind']>();
  for (let game = 0; game < 7; game += 1) {
    const chance = new Chance(childSeed(readSeed('f2'), game));
    const tell = (event: AdAstraEvent): void => {
      told.add(event.kind);
      expect(frenchFaults(sentence(fr, event, names))).toEqual([]);
    };
    const state = adAstra.setup(adAstra.options({ players: 3 + (game % 3) }), chance, tell);
    for (let [seat] = adAstra.waitingFor(state); seat !== undefined; [seat] = adAstra.waitingFor(state)) {
      const legal = adAstra.legal(state, seat);
      // In the last game nobody does anything.
      const idle = game < 6 ? undefined : legal.find((one) => one.do === 'pass' || one.do === 'end' || (one.do === 'plan' && one.card > 2));
      adAstra.apply(state, seat, idle ?? at(legal, chance.below('test', legal.length)), chance, tell);
    }
  }
  expect([...told].toSorted()).toEqual(Object.keys(fr.events).toSorted());
});

function startOf(players: number): AdAstraState {
  return adAstra.setup(adAstra.options({ players, first: 0 }), new Chance(readSeed('5')));
}
