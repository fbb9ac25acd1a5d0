import { adAstra, ONE } from '@astrarium/ad-astra';
import { astra, MODIFIERS } from '@astrarium/astra';
import type { Below, Game } from '@astrarium/core';
import { EVERY_DECISION as EVERY_AD_ASTRA } from '../../packages/ad-astra/test/every-decision.ts';
import { EVERY_DECISION as EVERY_ASTRA } from '../../packages/astra/test/every-decision.ts';
import type { AnyTwin, TwinGame } from './twins.ts';

/** Both games with every number of players and every option, the two in turn. */
export function gamesOfTwoWorlds(): AnyTwin[] {
  const one = astraOptions();
  const other = adAstraOptions();
  return Array.from({ length: Math.max(one.length, other.length) }, (_, n) => n).flatMap((n) => [
    anyTwin(astra, one[n % one.length], OF_ASTRA),
    anyTwin(adAstra, other[n % other.length], { length: 600, everyDecision: EVERY_AD_ASTRA, someOpenEnded: someOffers }),
  ]);
}

/** What can be decided in Astra. */
export const OF_ASTRA = { length: 150, everyDecision: EVERY_ASTRA, someOpenEnded: () => [] };

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

export function anyTwin<S, D, V, O, E>(
  game: Game<S, D, V, O, E>,
  options: unknown,
  more: Pick<TwinGame<S, D, V, O, E>, 'length' | 'everyDecision' | 'someOpenEnded'>,
): AnyTwin {
  return { name: `${game.name} ${JSON.stringify(options)}`, game, options, ...more };
}
