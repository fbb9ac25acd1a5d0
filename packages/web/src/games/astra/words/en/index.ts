import type { Words } from '../../../../i18n/words.ts';
import { sky } from './sky.ts';
import { solo } from './solo.ts';

/** The words of everything that shows cards, and of the table, apart from those of the game itself. */
export const words = {
  sky,
  solo,

  card: {
    stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    finalFame: (fame: number) => `Final Scoring Fame: ${fame}`,
    figure: (name: string, stars: number, start: string, grand: readonly string[]) =>
      `Figure of ${name}, ${stars} stars. Starting star: ${start}. Grand ${grand.length === 1 ? 'star' : 'stars'}: ${list(grand)}.`,
    starTitle: (letter: string, name: string | null, magnitude: string) =>
      name === null ? `${letter}, magnitude ${magnitude}` : `${name} (${letter}), magnitude ${magnitude}`,
    ability: 'Ability',
    boons: 'Boons',
    boon: (name: string, what: string) => `${name}: ${what}`,
    more: 'Myth and sky',
    loading: 'Fetching the tale …',
    loreFailed: 'The tale could not be fetched. Close this and open it again to retry.',
    lines: 'Lines',
    names: 'Named stars',
  },
};

/** What every language has to say. */
export type AstraMessages = Words<typeof words>;

const LIST = new Intl.ListFormat('en');

function list(items: readonly string[]): string {
  return LIST.format(items);
}
