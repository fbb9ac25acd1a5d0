import type { AstraView, Decision } from '@astrarium/astra';
import { at } from '@astrarium/core';
import type { Bot } from '../bot.ts';

/** Plays by whim but not against all sense: it rests when it is short of Stardust and follows a path it has begun. */
export const novice: Bot<AstraView, Decision> = {
  name: 'novice',
  choose(look, legal, below) {
    const sane = withoutFolly(look, legal);
    return at(sane, below(sane.length));
  },
};

function withoutFolly(look: () => AstraView, legal: readonly Decision[]): readonly Decision[] {
  const marks = legal.filter((decision) => decision.do === 'mark');
  if (marks.length === 0) return legal;
  // On a path begun it goes on, most of the time: as many ways on, as many times the stop is outweighed.
  if (legal.some((decision) => decision.do === 'stop')) return [...marks, ...marks, ...legal];
  if (!legal.some((decision) => decision.do === 'rest')) return legal;
  const view = look();
  const own = view.viewer === 'spectator' ? undefined : view.journals[view.viewer];
  const rich = own !== undefined && own.stardust >= Math.min(4, own.pouch);
  return rich ? legal.filter((decision) => decision.do !== 'rest') : legal.filter((decision) => decision.do !== 'mark');
}
