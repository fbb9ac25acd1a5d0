import {
  type Decision as AdAstraDecision,
  type AdAstraEvent,
  type AdAstraOptions,
  type AdAstraState,
  type AdAstraView,
  adAstra,
} from '@astrarium/ad-astra';
import { type AstraEvent, type AstraOptions, type AstraState, type AstraView, astra, type Decision } from '@astrarium/astra';
import { AdAstraReferee } from './ad-astra/game.ts';
import { AstraReferee } from './astra/game.ts';
import type { Judged } from './referee.ts';
import { upwards } from './sheet.ts';

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

export const JUDGED_AD_ASTRA: Judged<AdAstraState, AdAstraDecision, AdAstraView, AdAstraOptions, AdAstraEvent> = {
  game: adAstra,
  referee: (sheet, options) => new AdAstraReferee(sheet, options),
  seenIn: (view) => ({
    round: view.round,
    first: view.first,
    spaces: view.spaces,
    seats: view.seats.map(({ faction, score, points, handSize, artifactCount, open, supply, ships }) => ({
      faction,
      score,
      points,
      handSize,
      artifactCount,
      open,
      supply,
      // 64 is the supply.
      ships: ships.filter((place) => place < 64).toSorted(upwards),
    })),
    planets: view.planets,
    pawns: view.pawns.map((pawns, place) => (view.planets[place] === -1 ? null : pawnsIn(pawns))),
    bank: view.bank,
    used: Array.from({ length: 11 }, (_, artifact) => artifact).filter(
      (artifact) => Math.floor(view.artifacts.used / 2 ** artifact) % 2 === 1,
    ),
    drawn: view.artifacts.drawn,
  }),
};

/** What stands on a planet, as views pack it: owner + 1, ships, a colony, a factory, a terraformer. */
function pawnsIn(pawns: number): unknown {
  const bit = (n: number): boolean => Math.floor(pawns / 2 ** n) % 2 === 1;
  return { owner: (pawns % 8) - 1, ships: Math.floor(pawns / 8) % 8, colony: bit(6), factory: bit(7), terraformer: bit(8) };
}
