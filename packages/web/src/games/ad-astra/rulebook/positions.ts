import type { AdAstraView } from '@astrarium/ad-astra';
import type { FigurePosition } from '../../../play/figures/position.ts';

/** Robin, whom the reader plays, leads the Red faction from an Energy planet of Sol. */
const GAME = {
  options: { players: 3, first: 0, factions: ['red', 'yellow', 'green'] },
  seed: '3',
  names: ['Robin', 'Matthew', 'Dorothy'],
  viewer: 0,
  readers: [0],
} as const;

/** B3.1: the board is empty. */
export const PLANNING: FigurePosition<AdAstraView> = { ...GAME, decisions: [], ends: ({ step }) => step !== 'plan' };

/** Robin’s cards: Production, Build, the card of the figure and another; on the second space lies Matthew’s Movement. */
function plansWith(card: string): readonly string[] {
  const rounds = [
    ['p3 1', 'm1 2', 'p1 5'],
    ['build 3', 'p1 6', 'p2 8'],
    [`${card} 4`, 'm2 7', 'm3 10'],
    ['p1 9', 'p2 11', 'trade 12'],
  ];
  return rounds.flat().map((plan) => `plan ${plan}`);
}

/** Energy is produced; on Matthew’s card, he and Robin have sent their starships to new planets. */
const TO_BUILD = ['produce E', 'fly deep sR', 'land sR1', 'pass', 'fly deep lY', 'land lY1'];
/** Robin builds a second starship, the others nothing. */
const BUILT = ['starship X', 'pass', 'pass', 'pass'];

/** B6.1: it is Robin’s Build card. */
export const BUILDING: FigurePosition<AdAstraView> = { ...GAME, decisions: [...plansWith('m1'), ...TO_BUILD], ends: beyondSpace(3) };

/** B5.2: a starship in a system of the card, another in deep space. */
export const MOVING: FigurePosition<AdAstraView> = {
  ...GAME,
  decisions: [...plansWith('m1'), ...TO_BUILD, ...BUILT],
  ends: beyondSpace(4),
};

/** B8.4: one of the two elements ends in a tie, the other does not. */
export const SCORING: FigurePosition<AdAstraView> = {
  ...GAME,
  decisions: [...plansWith('s1'), ...TO_BUILD, ...BUILT],
  ends: beyondSpace(4),
};

export type PositionName = 'planning' | 'building' | 'moving' | 'scoring';

export const POSITIONS: Readonly<Record<PositionName, FigurePosition<AdAstraView>>> = {
  planning: PLANNING,
  building: BUILDING,
  moving: MOVING,
  scoring: SCORING,
};

/** Has the next card been revealed? */
function beyondSpace(number: number): (view: AdAstraView) => boolean {
  return ({ space }) => space >= number;
}
