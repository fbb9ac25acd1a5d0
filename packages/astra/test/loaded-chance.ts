import { Chance, type Seed } from '@astrarium/core';

/** Chance with a die that shows what a test wants first. */
export class LoadedChance extends Chance {
  private readonly rolls: number[];

  constructor(seed: Seed, rolls: readonly number[]) {
    super(seed);
    this.rolls = [...rolls];
  }

  override below(name: string, n: number): number {
    const roll = name === 'die' ? this.rolls.shift() : undefined;
    return roll === undefined ? super.below(name, n) : roll - 1;
  }
}
