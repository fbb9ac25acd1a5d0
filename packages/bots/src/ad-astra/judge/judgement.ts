import type { Judgement } from './judge.ts';

/** Learned from games that instinct played against itself: who won from the beginning of each round, and what was still to come. */
export const JUDGEMENT: Judgement = {
  everybody: [5.45, 9.05, 1.19],
  features: [
    { of: 'score', win: [1.84, 0.37, 1.71], gain: [-0.19, 1.04, 1.27] },
    { of: 'starships', win: [0.81, 0.79, 0.18], gain: [0.55, 2.05, 0.22] },
    { of: 'colonies', win: [0.52, 0.77, 0.12], gain: [-1.11, -0.68, 0.39] },
    { of: 'factories', win: [0.29, 0.17, 0.2], gain: [2.16, 3.61, 0.48] },
    { of: 'terraformers', win: [0.86, 0.57, 0.12], gain: [1.25, 1.81, 1.02] },
    { of: 'in deep space', win: [0.63, 0.55, 0.18], gain: [4.25, 4.41, -0.01] },
    { of: 'systems', win: [0.36, 0.51, -0.04], gain: [0.24, 1.78, 0.07] },
    { of: 'to terraform', win: [-0.1, 0.17, 0.12], gain: [-0.06, 1.63, -0.49] },
    { of: 'to settle', win: [0.2, 0, 0.03], gain: [-0.78, 0.44, 0.13] },
    { of: 'alien', win: [-0.2, -0.25, -0.02], gain: [-0.27, -0.12, 0.28] },
    { of: 'water', win: [0.1, 0.08, 0.12], gain: [-0.32, 0.48, 0.36] },
    { of: 'food', win: [0.18, 0.11, -0.01], gain: [-0.33, -0.04, 0.36] },
    { of: 'energy', win: [0.03, 0.07, 0.16], gain: [-0.92, -0.49, -0.15] },
    { of: 'ore', win: [0.13, 0.06, 0.07], gain: [-0.39, 0.35, 0.67] },
    { of: 'identical', win: [0.14, -0.05, 0.13], gain: [0.19, 0.36, 1.06] },
    { of: 'different', win: [0.04, 0.14, -0.14], gain: [-0.14, 1.01, -0.04] },
    { of: 'water due', win: [-0.11, -0.09, 0.2], gain: [0.36, 0.95, 0.86] },
    { of: 'food due', win: [0.2, 0.38, -0.09], gain: [1.67, 3.84, -0.67] },
    { of: 'energy due', win: [0.32, 0.25, -0.14], gain: [1.32, 2.92, -0.31] },
    { of: 'ore due', win: [-0.01, -0.16, 0.2], gain: [0.24, 1.3, 0.69] },
    { of: 'first scoring open', win: [-0.2, -0.05, -0.22], gain: [-1.89, -0.1, -2.36] },
    { of: 'second scoring open', win: [-0.13, -0.22, -0.18], gain: [-1.42, 0.78, -3.55] },
    { of: 'third scoring open', win: [-0.03, 0.2, -0.32], gain: [-0.69, 2.19, -3] },
    { of: 'first player', win: [0.04, -0.03, 0], gain: [-0.67, 0.44, 0.32] },
    { of: 'artifacts', win: [0.08, 0.02, 0.03], gain: [-0.63, -0.05, -0.32] },
    { of: 'can terraform', win: [0.81, 0.46, 0.6], gain: [3.14, 2.61, 1.9] },
  ],
};
