/** The eleven action cards of each player (B1.4). What is on a Production or Movement card, the faction tells (B1.5). */
export const ACTION_CARDS = ['p1', 'p2', 'p3', 'm1', 'm2', 'm3', 'build', 'trade', 's1', 's2', 's3'] as const;
export type ActionCardCode = (typeof ACTION_CARDS)[number];
export type ActionCard = number;

export type Action = 'production' | 'movement' | 'build' | 'trade' | 'scoring';

export const FIRST_MOVEMENT: ActionCard = 3;
export const BUILD: ActionCard = 6;
export const TRADE: ActionCard = 7;
export const FIRST_SCORING: ActionCard = 8;

/** A set of action cards is a bitmask. */
export const ALL_CARDS = (1 << ACTION_CARDS.length) - 1;
export const SCORING_CARDS = 0b111 << FIRST_SCORING;

export function actionOf(card: ActionCard): Action {
  if (card < FIRST_MOVEMENT) return 'production';
  if (card < BUILD) return 'movement';
  if (card === BUILD) return 'build';
  return card === TRADE ? 'trade' : 'scoring';
}

/** What can be scored (B8.2, B8.3): colonies and factories, … */
export const ELEMENTS = ['settlements', 'starships', 'terraformers', 'systems', 'identical', 'different'] as const;
export type ElementName = (typeof ELEMENTS)[number];
export type Element = number;

export const SETTLEMENTS: Element = 0;
export const STARSHIPS: Element = 1;
export const TERRAFORMERS: Element = 2;
export const SYSTEMS_SEEN: Element = 3;
export const IDENTICAL: Element = 4;
export const DIFFERENT: Element = 5;

/** The two elements on each Scoring card, the same for everyone (B1.6). */
export const SCORING: readonly (readonly [Element, Element])[] = [
  [SETTLEMENTS, STARSHIPS],
  [TERRAFORMERS, SYSTEMS_SEEN],
  [IDENTICAL, DIFFERENT],
];

/** Points to the one who scored most (B8.4). */
export const BONUS = 3;

/** Where points come from (B9.1): the elements, then these. */
export const SOURCES = [...ELEMENTS, 'bonus', 'terraforming', 'alien', 'artifacts'] as const;
export type Source = (typeof SOURCES)[number];
export const BY_BONUS = 6;
export const BY_TERRAFORMING = 7;
export const BY_ALIEN = 8;
export const BY_ARTIFACTS = 9;

/** The rule that gives the points of each source. */
export const SOURCE_RULES: readonly string[] = ['B8.2', 'B8.2', 'B8.2', 'B8.2', 'B8.3', 'B8.3', 'B8.4', 'B6.4', 'B6.6', 'B10.8'];

/** Spaces of the planning board by number of players (B2.4). */
export function planningSpaces(players: number): number {
  return players === 5 ? 15 : 12;
}
