import { type AstraEvent, type AstraOptions, type AstraState, type AstraView, astra, type Decision } from '@astrarium/astra';
import { AstraReferee } from './astra/game.ts';
import type { Judged } from './referee.ts';

export const JUDGED_ASTRA: Judged<AstraState, Decision, AstraView, AstraOptions, AstraEvent> = {
  game: astra,
  referee: (sheet, options) => new AstraReferee(sheet, options),
  seenIn: ({ first, active, round, sphere, slots, deck, discard, journals, automa }) => ({
    first,
    active,
    round,
    sphere,
    slots: slots.map(({ card, marks }) => ({ card, marks })),
    deck,
    discard,
    journals,
    library: automa && { left: automa.left, right: automa.right, cards: automa.cards, top: automa.top, discard: automa.discard },
  }),
};
