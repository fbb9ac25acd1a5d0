import type { Words } from '../../../../i18n/words.ts';

/** The words of the sky of one's own discoveries. */
export const yourSky = {
  subject: 'Discovered in your games',
  title: 'Your sky',
  introduction: 'Each constellation that you discover at this browser is inked in here, and stays. There are forty-eight to find.',
  count: (found: number) => (found === 48 ? 'All 48 constellations are yours' : `${found} of 48 constellations`),
  map: (found: number) =>
    found === 1
      ? 'A map of the sky with the one constellation you have discovered inked in.'
      : `A map of the sky with the ${found} constellations you have discovered inked in.`,
  loading: 'Looking through your games …',
  failed: 'Your games can’t be read in this browser.',
  empty: 'The sky is still dark. The first constellation you discover will be its first figure.',
  found: 'Discovered',
  first: (date: string) => `First on ${date}`,
  games: (games: number) => (games === 1 ? 'in one game' : `in ${games} games`),
  story: 'Myth and sky',
  toFind: 'Still to find',
  reset: 'Begin a new sky',
  isReset: 'Your sky is dark again; your games are still there.',
  undo: 'Undo',
  corner: 'Your sky',
  winners: (names: string) => `The sky of ${names}`,
  winnersMap: (cards: string) => `A map of the sky with the figures of the cards held: ${cards}.`,
};

/** What every language has to say. */
export type YourSkyWords = Words<typeof yourSky>;
