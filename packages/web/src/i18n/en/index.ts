import type { Words } from '../words.ts';
import { site } from './site.ts';
import { sky } from './sky.ts';
import { solo } from './solo.ts';
import { table } from './table.ts';

export const en = {
  site,
  siteName: 'Astrarium',
  chooseLanguage: 'Language',

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

  sky,
  table,
  solo,
};

/** What every language has to say: a message missing in one of them does not pass the type check. */
export type Messages = Words<typeof en>;

const LIST = new Intl.ListFormat('en');

function list(items: readonly string[]): string {
  return LIST.format(items);
}
