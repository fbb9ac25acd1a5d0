import { type AstraView, astra, type CardId, cardOf, type Decision, type Journal } from '@astrarium/astra';
import { at, type Below, Chance, seedFromBytes } from '@astrarium/core';
import type { Bot } from '../../bot.ts';
import { boonValue, cardValue, reactivationValue, turnsLeft } from './heuristic-values.ts';
import { bestBeginning } from './plan.ts';
import { EVEN, type Preferences } from './preferences.ts';

/** Looks one turn ahead: tries the turns it could take and keeps the one that leaves it best off. */
export const adept: Bot<AstraView, Decision> = adeptWith('adept', EVEN);

/** One who looks ahead as Adept does and weighs what it sees by its own preferences. */
export function adeptWith(name: string, preferences: Preferences): Bot<AstraView, Decision> {
  return {
    name,
    choose(look, legal, below) {
      if (legal.length === 1) return at(legal, 0);
      const view = look();
      if (view.viewer === 'spectator') return at(legal, 0);
      const chance = new Chance(seedFromBytes(Uint8Array.from({ length: 32 }, () => below(256))));
      const state = astra.imagine(view, chance);
      const journal = at(state.journals, view.viewer);
      const left = preferences.time * turnsLeft(state);
      const kind = at(legal, 0).do;
      const scoring = at(state.scoring, view.viewer);
      if (kind === 'boon') return pickBoon(view, legal, journal, left, below);
      if (kind === 'activate') return most(legal, below, (decision) => ('card' in decision ? reactivationValue(decision.card, left) : 0));
      if (kind === 'discard')
        return most(legal, below, (decision) => ('card' in decision ? -keptValue(journal, decision.card, scoring, left) : 0));
      return bestBeginning(state, view.viewer, legal, chance, preferences);
    },
  };
}

function pickBoon(view: AstraView, legal: readonly Decision[], journal: Journal, left: number, below: Below): Decision {
  const slot = at(view.frames, view.frames.length - 1).slot;
  const { boons } = cardOf(at(view.slots, slot).card);
  return most(legal, below, (decision) => (decision.do === 'boon' ? boonValue(journal, at(boons, decision.box), left) : 0));
}

function keptValue(journal: Journal, card: CardId, scoring: number, left: number): number {
  const others = [...journal.active, ...journal.exhausted].filter((id) => id !== card);
  return cardValue(card, journal.active.includes(card), others, scoring, left);
}

/** The decision worth most; among equals, any. */
function most(legal: readonly Decision[], below: Below, worth: (decision: Decision) => number): Decision {
  const values = legal.map(worth);
  const best = Math.max(...values);
  const equals = legal.filter((_, index) => values[index] === best);
  return at(equals, below(equals.length));
}
