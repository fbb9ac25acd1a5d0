import {
  type AdAstraEvent,
  type AdAstraOptions,
  type AdAstraState,
  type AdAstraView,
  adAstra,
  type Decision,
  ONE,
} from '@astrarium/ad-astra';
import {
  type Decision as AstraDecision,
  type AstraEvent,
  type AstraOptions,
  type AstraState,
  type AstraView,
  astra,
  MODIFIERS,
} from '@astrarium/astra';
import type { Below, Game } from '@astrarium/core';
import { notIdle } from '../../packages/ad-astra/src/rules/standstill.ts';
import { EVERY_DECISION as EVERY_AD_ASTRA } from '../../packages/ad-astra/test/every-decision.ts';
import { EVERY_DECISION as EVERY_ASTRA } from '../../packages/astra/test/every-decision.ts';
import type { AnyTwin, TwinGame } from './twins.ts';

/** Both games with every number of players and every option, the two in turn. */
export function gamesOfTwoWorlds(): AnyTwin[] {
  const one = astraOptions();
  const other = adAstraOptions();
  return Array.from({ length: Math.max(one.length, other.length) }, (_, n) => n).flatMap((n) => [
    anyTwin(astra, one[n % one.length], OF_ASTRA),
    anyTwin(adAstra, other[n % other.length], OF_AD_ASTRA),
  ]);
}

type Kind<S, D, V, O, E> = Omit<TwinGame<S, D, V, O, E>, 'name' | 'game' | 'options'>;

export const OF_ASTRA: Kind<AstraState, AstraDecision, AstraView, AstraOptions, AstraEvent> = {
  length: 150,
  everyDecision: EVERY_ASTRA,
  someOpenEnded: () => [],
  otherWorld: (state, eyes, chance) => astra.imagine(astra.view(state, eyes), chance),
};

const OF_AD_ASTRA: Kind<AdAstraState, Decision, AdAstraView, AdAstraOptions, AdAstraEvent> = {
  length: 600,
  everyDecision: EVERY_AD_ASTRA,
  someOpenEnded: someOffers,
  otherWorld(state, eyes, chance) {
    const other = adAstra.imagine(adAstra.view(state, eyes), chance);
    return { ...other, idle: state.idle && { ...state.idle, before: changedAlike(state.idle.before, state, other) } };
  },
};

/** What has changed since the last round is no secret, as every change is made in the open (B3.5); only no view carries it. */
function changedAlike(before: readonly number[], state: AdAstraState, other: AdAstraState): number[] {
  const now = notIdle(state).before;
  return notIdle(other).before.map((value, n) => (before[n] === now[n] ? value : value + 1));
}

function astraOptions(): unknown[] {
  const names = Object.keys(MODIFIERS);
  const easier = names.filter((_, n) => n < 6);
  const harder = names.filter((_, n) => n >= 6);
  const solo = [[], easier, harder, ...names.map((name) => [name])].map((modifiers) => ({ players: 1, modifiers }));
  return solo.flatMap((alone, n) => [alone, { players: 2 + (n % 4) }]);
}

function adAstraOptions(): unknown[] {
  return [3, 4, 5].flatMap((players) =>
    ['summary', 'original'].flatMap((rules) =>
      ['even', 'uneven'].flatMap((galaxy) =>
        [true, false].flatMap((arcanum) => [true, false].map((responsum) => ({ players, rules, galaxy, arcanum, responsum }))),
      ),
    ),
  );
}

/** Offers and answers of up to three cards on each side, such as nobody would list. */
function someOffers(below: Below) {
  const cards = (): number => Array.from({ length: below(4) }, () => ONE[below(ONE.length)] ?? 0).reduce((sum, card) => sum + card, 0);
  return Array.from({ length: 12 }, (_, n) => {
    const trade = { id: 1 + below(4), give: cards(), want: cards() };
    return n % 2 === 0 ? ({ do: 'offer', to: below(5), ...trade } as const) : ({ do: 'counter', ...trade } as const);
  });
}

export function anyTwin<S, D, V, O, E>(game: Game<S, D, V, O, E>, options: unknown, kind: Kind<S, D, V, O, E>): AnyTwin {
  return { name: `${game.name} ${JSON.stringify(options)}`, game, options, ...kind };
}
