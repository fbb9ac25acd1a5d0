import { astra } from '@astrarium/astra';
import { botLuck, playOut } from '@astrarium/bots';
import { astraBots } from '@astrarium/bots/astra';
import { at, Chance, childSeed, readSeed } from '@astrarium/core';

/** How long Auptolemy's turn takes, in microseconds. */
export interface AutomaTurn {
  readonly turns: number;
  readonly mean: number;
  readonly p99: number;
  readonly max: number;
}

/** Random solo games for so many seconds; its turn is timed from its beginning to the next turn, or to a Boon the person has to pick. */
export function benchAutomaTurn(seconds: number): AutomaTurn {
  playFor(seconds / 3);
  const times = playFor(seconds).toSorted((a, b) => a - b);
  const share = (part: number): number => at(times, Math.min(times.length - 1, Math.floor(times.length * part)));
  return { turns: times.length, mean: times.reduce((sum, time) => sum + time, 0) / times.length, p99: share(0.99), max: share(1) };
}

function playFor(seconds: number): number[] {
  const random = astraBots.filter(({ name }) => name === 'random');
  const options = astra.options({ players: 1 });
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let n = 1; performance.now() < until || times.length === 0; n += 1) {
    const seed = childSeed(readSeed('a'), n);
    const chance = new Chance(seed);
    const state = astra.setup(options, chance);
    let began = 0;
    const end = (): void => {
      if (began > 0) times.push((performance.now() - began) * 1000);
      began = 0;
    };
    playOut(astra, state, chance, random, botLuck(seed), {
      onDecision: end,
      tell(event) {
        if (event.kind === 'turn' || event.kind === 'ended') end();
        if (event.kind === 'turn' && event.seat === 1) began = performance.now();
      },
    });
  }
  return times;
}
