import { Chance } from './chance.ts';
import type { Below } from './quick-random.ts';

const NO_SEED = '0'.repeat(64);

/**
 * Chance for games that are only imagined: every stream draws from one fast source, one number after another. It has no positions
 * to return to, and nobody has to trust it.
 */
export class QuickChance extends Chance {
  private readonly quick: Below;

  constructor(quick: Below) {
    super(NO_SEED);
    this.quick = quick;
  }

  override below(_name: string, n: number): number {
    return this.quick(n);
  }
}
