import type { AdAstraView, Decision } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import type { Bot } from '../bot.ts';

/** Plays by whim but not against all sense: it moves and builds when it can, keeps its ships out of deep space and trades little. */
export const novice: Bot<AdAstraView, Decision> = {
  name: 'novice',
  choose(_look, legal, below) {
    const sane = withoutFolly(legal);
    return at(sane, below(sane.length));
  },
};

function withoutFolly(legal: readonly Decision[]): readonly Decision[] {
  // To build, to land and to fly on is what one is here for.
  const deeds = legal.filter(({ do: kind }) => kind === 'colony' || kind === 'factory' || kind === 'terraform' || kind === 'starship');
  if (deeds.length > 0) return deeds;
  const flights = legal.filter((decision) => decision.do === 'fly' && decision.to < 8);
  if (flights.length > 0) return [...flights, ...legal.filter(({ do: kind }) => kind === 'pass')];
  // An offer it never makes, and of those made to it half are declined unread.
  const quiet = legal.filter(({ do: kind }) => kind !== 'offer' && kind !== 'counter' && kind !== 'use');
  return quiet.length > 0 ? quiet : legal;
}
