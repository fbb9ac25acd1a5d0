import { at, Chance, readSeed, type Viewer } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { describeNarrator } from '../../../test/narrator-properties.ts';
import { ABILITIES, type AstraState, astra, cardByCode, MODIFIERS } from '../src/index.ts';
import { ASTRA_NARRATORS } from '../src/text/in-words/index.ts';
import { REASONS } from '../src/text/index.ts';

const NAMES = ['Robin', 'Aglaonice', 'Hypatie', 'Ilse', 'Tycho'];

describeNarrator({
  game: astra,
  narrators: ASTRA_NARRATORS,
  options: {
    solo: { players: 1 },
    'solo, easier': {
      players: 1,
      modifiers: ['large-water-removed', 'no-head-start', 'no-telescopes', 'open-deck', 'endless-library', 'rich-start'],
    },
    'solo, harder': {
      players: 1,
      modifiers: ['head-start', 'telescope-per-discovery', 'scoring-card', 'six-stardust', 'hidden-right', 'small-cards-removed'],
    },
    '2 players': { players: 2 },
    '3 players': { players: 3 },
    '4 players': { players: 4 },
    '5 players': { players: 5 },
  },
  names: NAMES,
  kinds: ['mark', 'use', 'discover', 'activate', 'discard', 'boon', 'stop', 'again', 'done', 'rest', 'buy'],
  codes: [...Object.keys(ABILITIES), ...Object.keys(MODIFIERS), ...REASONS].filter((code) => code.includes('-')),
  betrayed,
});

/** A2.4: of the Final Scoring cards only one's own is told, until the game is over. */
function betrayed(state: AstraState, viewer: Viewer, words: string): string | undefined {
  const told = words.match(/(?:Final Scoring card|Carte Décompte final)\u00a0?: /g)?.length ?? 0;
  if (state.frames.length === 0) return undefined;
  const person = viewer !== 'spectator' && !(state.automa !== null && viewer === 1);
  return told > (person ? 1 : 0) ? `${told} Final Scoring cards` : undefined;
}

describe('the words themselves', () => {
  const view = astra.view(startOf(3), 0);

  test('a card in the sky tells each star with its state and its neighbours', () => {
    const taurus = cardByCode('tau');
    const slots = [{ card: taurus?.id ?? -1, marks: [1, 0, 0] }, ...view.slots.slice(1)];
    const [, sky] = ASTRA_NARRATORS.en.table({ ...view, slots }, NAMES);
    expect(sky?.heading).toBe('Sky, slot 1: Taurus');
    expect(sky?.lines).toHaveLength(5 + (taurus?.stars.length ?? 0));
    expect(sky?.lines[4]).toBe(`Stars marked: 1 of ${taurus?.stars.length}; 1 by Robin.`);
    expect(sky?.lines[5]).toMatch(/^\S+ \(\S+\): (Starting|Grand|Common) star, marked by Robin; next to \S/);
    expect(sky?.lines[6]).toMatch(/ star, unmarked; next to \S/);
  });

  test('the reader’s own Journal comes first and holds the secret card, which a spectator is not told', () => {
    const headings = ASTRA_NARRATORS.en.table(view, NAMES).map(({ heading }) => heading);
    expect(headings.slice(-3)).toEqual(['Your Journal', 'Aglaonice’s Journal', 'Hypatie’s Journal']);
    const watched = ASTRA_NARRATORS.en.table(astra.view(startOf(3), 'spectator'), NAMES);
    expect(watched.flatMap(({ lines }) => lines).join()).not.toContain('Final Scoring card:');
  });

  test('the question is put to the one who is asked, and told of to the others', () => {
    const { first } = view;
    const other = (first + 1) % 3;
    expect(ASTRA_NARRATORS.fr.question(view, first, NAMES)).toMatch(/^Utilisez des pouvoirs/);
    expect(ASTRA_NARRATORS.fr.question(view, other, NAMES)).toBe(`${at(NAMES, first)} décide.`);
  });
});

function startOf(players: number): AstraState {
  return astra.setup(astra.options({ players }), new Chance(readSeed('5')));
}
