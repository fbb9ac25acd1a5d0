import { inFrench } from '@astrarium/core/french';
import type { PageMessages } from '../en/pages.ts';
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

export const pages: PageMessages = inFrench({
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
  stillSky: 'Immobiliser le ciel',
  turnSky: 'Faire tourner le ciel',

  footer: {
    title: 'Crédits',
    unofficial:
      'Astrarium n’est pas un site officiel. Les auteurs et les éditeurs des jeux proposés n’y ont pas pris part et ne l’ont ni approuvé ni autorisé sous licence. Les règles sont rédigées avec nos propres mots, et tous les dessins sont de nous.',
    type: 'Caractères : EB Garamond et IM Fell French Canon d’Igino Marini (SIL Open Font License).',
  },
});
