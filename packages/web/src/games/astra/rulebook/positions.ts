import { type AstraView, cardByCode } from '@astrarium/astra';
import type { FigurePosition } from '../../../play/figures/position.ts';

/** The players of the worked example (A12). */
const NAMES = ['Robin', 'Matthew', 'Dorothy'];

/** In this game Taurus lies in the last slot, Equuleus in the first, and the Sphere of Fire is active. */
const GAME = { options: { players: 3, first: 0 }, seed: '55', names: NAMES, viewer: 'spectator', readers: [0, 1, 2] } as const;

export const TAURUS_SLOT = 3;

/** A12.2 */
const ROBIN = ['mark tau bet', 'mark tau eps', 'mark tau gam', 'stop'];
/** A12.3 */
const MATTHEW = ['mark tau alf', 'mark tau zet'];
/** A12.4 */
const DOROTHY = ['mark tau lam', 'mark tau 37', 'mark tau eta'];

/** A12.1: nobody has marked Taurus yet. */
export const UNMARKED: FigurePosition<AstraView> = { ...GAME, decisions: [], ends: taurusIsDiscovered };

/** A12.3: there are two stars to begin on. */
export const BEGUN: FigurePosition<AstraView> = { ...GAME, decisions: ROBIN, ends: taurusIsDiscovered };

/** A12.6: all stars are marked, and Dorothy picks first. */
export const DISCOVERED: FigurePosition<AstraView> = {
  ...GAME,
  decisions: [...ROBIN, ...MATTHEW, ...DOROTHY, 'mark tau mu', 'mark tau nu'],
  ends: ({ frames }) => frames.at(-1)?.phase !== 'boons',
};

/** The Sphere of Water is active; Robin holds Equuleus, an Earth card, Exhausted, and everybody is short of Stardust. */
export const RESTING: FigurePosition<AstraView> = {
  ...GAME,
  decisions: [
    ['mark equ eps', 'mark equ alf', 'mark equ gam', 'mark equ del', 'mark equ bet'],
    ['mark lyr gam', 'mark lyr del2', 'mark lyr zet1', 'mark lyr bet'],
    ['mark lup chi', 'mark lup eta', 'mark lup gam', 'mark lup del', 'mark lup bet', 'stop'],
    ['use equ', 'mark tau bet', 'mark tau eps', 'stop'],
    ['rest'],
    ['mark tau gam', 'stop'],
    ['mark tau lam', 'mark tau mu', 'stop'],
    ['rest'],
  ].flat(),
  ends: () => false,
};

export type PositionName = 'unmarked' | 'begun' | 'discovered' | 'resting';

export const POSITIONS: Readonly<Record<PositionName, FigurePosition<AstraView>>> = {
  unmarked: UNMARKED,
  begun: BEGUN,
  discovered: DISCOVERED,
  resting: RESTING,
};

function taurusIsDiscovered({ slots }: AstraView): boolean {
  return slots[TAURUS_SLOT]?.card !== cardByCode('tau')?.id;
}
