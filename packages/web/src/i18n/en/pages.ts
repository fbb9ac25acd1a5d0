import type { Words } from '../words.ts';
import { bots } from './bots.ts';
import { figures } from './figures.ts';
import { gameReview } from './game-review.ts';
import { games } from './games.ts';
import { glossary } from './glossary.ts';
import { home } from './home.ts';
import { online } from './online.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { rulesPage } from './rules-page.ts';
import { setup } from './setup.ts';
import { textTable } from './text-table.ts';
import { unknown } from './unknown.ts';

/** The words of every page but the tables, which do not fetch them. */
export const pages = {
  home,
  setup,
  bots,
  gameReview,
  games,
  online,
  result,
  replay,
  rulesPage,
  unknown,
  glossary,
  figures,
  textTable,
  stillSky: 'Still the sky',
  turnSky: 'Let the sky turn',

  footer: {
    title: 'Credits',
    unofficial:
      'Astrarium is unofficial. It is not made, endorsed or licensed by the designers or publishers of the games it plays. The rules are told in our own words and every drawing is our own.',
    type: 'Type: EB Garamond and IM Fell French Canon by Igino Marini (SIL Open Font License).',
  },
};

/** What every language has to say. */
export type PageMessages = Words<typeof pages>;
