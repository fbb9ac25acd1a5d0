import type { Words } from '../../../../i18n/words.ts';
import { atlas } from './atlas.ts';
import { soloPages } from './solo-pages.ts';

/** The words of the pages of this game, which its table does not fetch. */
export const pages = {
  atlas,
  soloPages,
  skipToCards: 'Skip to the cards',

  cardsPage: {
    ofTheGame: 'The constellations of Astra',
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
};

/** What every language has to say. */
export type AstraPageMessages = Words<typeof pages>;
