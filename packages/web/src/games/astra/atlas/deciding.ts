import DATA from './deciding.json';

/** How a card fares in simulated games: three shares from 0 to 1, and the mean of its points. */
export interface DecidingFigures {
  /** Of all games: those in which a player discovers it. */
  readonly discovered: number;
  /** Of those: the ones its discoverer wins. */
  readonly won: number;
  /** The points it brings to its discoverer. */
  readonly fame: number;
  /** Of all games: those that would not have been won without it. */
  readonly decided: number;
}

/** The games behind the figures, as `astrarium deciding` played them. */
export const SAMPLE: { readonly games: number; readonly players: readonly number[] } = DATA;

export const FIGURES: Readonly<Record<string, DecidingFigures>> = Object.fromEntries(
  Object.entries(DATA.cards).map(([code, { discovered, won, fame, decided }]) => [
    code,
    { discovered: discovered / DATA.games, won: won / discovered, fame: fame / discovered, decided: decided / DATA.games },
  ]),
);

/** A figure of one card among those of all. */
export interface CardStatistic {
  readonly value: number;
  readonly mean: number;
  readonly most: number;
  /** 1 for the highest. */
  readonly rank: number;
}

export function standingOf(code: string, figure: keyof DecidingFigures): CardStatistic {
  const values = Object.values(FIGURES).map((card) => card[figure]);
  const value = FIGURES[code]?.[figure] ?? 0;
  return {
    value,
    mean: values.reduce((sum, other) => sum + other, 0) / values.length,
    most: Math.max(...values),
    rank: 1 + values.filter((other) => other > value).length,
  };
}
