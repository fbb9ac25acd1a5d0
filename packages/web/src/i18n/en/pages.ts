import type { Words } from '../words.ts';
import { atlas } from './atlas.ts';
import { bots } from './bots.ts';
import { coach } from './coach.ts';
import { figures } from './figures.ts';
import { games } from './games.ts';
import { glossary } from './glossary.ts';
import { home } from './home.ts';
import { online } from './online.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { rulesPage } from './rules-page.ts';
import { setup } from './setup.ts';
import { soloPages } from './solo-pages.ts';
import { textTable } from './text-table.ts';
import { unknown } from './unknown.ts';

/** The words of every page but the tables, which do not fetch them. */
export const pages = {
  home,
  setup,
  bots,
  coach,
  games,
  online,
  result,
  replay,
  rulesPage,
  unknown,
  atlas,
  glossary,
  figures,
  textTable,
  soloPages,
  skipToCards: 'Skip to the cards',
  stillSky: 'Still the sky',
  turnSky: 'Let the sky turn',

  cardsPage: {
    subject: 'The forty-eight cards of Astra',
    title: 'The constellations of Ptolemy',
    introduction:
      'Around the year 150, Ptolemy of Alexandria described forty-eight constellations in his Almagest. In the game of Astra, each of them is a card. The players mark its stars along the lines; whoever marks the last one discovers the constellation and keeps its Ability, and everyone who helped picks one of its four Boons. Here they all are, every star in its true place in the sky.',
    planisphere: 'A map of the sky around the north pole, with the figures of the forty-eight constellations.',
    list: 'The cards',
  },

  key: {
    title: 'Explanation of the signs',
    stars: 'Stars',
    startingStar: 'Starting star',
    grandStar: 'Grand star',
    commonStars: 'Common stars by brightness',
    elements: 'Elements',
    boons: 'Boons',
    card: 'Card',
    finalFame: 'Final Scoring Fame',
  },

  choice: {
    title: 'Choose cards',
    search: 'Name of a constellation or star',
    elements: 'Element',
    sort: 'Order',
    byName: 'By name',
    byStars: 'By number of stars',
    shown: (shown: number, all: number) => (shown === all ? `All ${all} constellations` : `${shown} of ${all} constellations`),
    none: 'No constellation answers to that.',
    showAll: 'Show all',
  },

  footer: {
    title: 'Credits',
    unofficial:
      'Astrarium is unofficial. It is not made, endorsed or licensed by the designers or publishers of the games it plays. The rules are told in our own words and every drawing is our own.',
    astra:
      'Astra was designed by Patrik Porkoláb and Frigyes Schőberl with Eszter Krisztina Sas and published by Mindclash Games. Its automated opponent Auptolemy was designed by John Albertson and Dávid Turczi.',
    adAstra: 'Ad Astra was designed by Bruno Faidutti and Serge Laget and published by Nexus Games in 2009.',
    cards:
      'Names and Abilities of the cards are the game’s. Elements, figures, Boons, Starting and Grand stars and Final Scoring Fame are our own design wherever the rulebook does not fix them.',
    sky: 'Star positions, magnitudes and designations: d3-celestial by Olaf Frohn (BSD licence). Proper names: IAU Catalog of Star Names (IAU WGSN) and a few traditional ones.',
    type: 'Type: EB Garamond and IM Fell French Canon by Igino Marini (SIL Open Font License).',
  },
};

/** What every language has to say. */
export type PageMessages = Words<typeof pages>;
