import { at } from '@astrarium/core';
import { COLUMN_NAMES, COLUMNS } from './features.ts';
import { type PriceList, remembered } from './prices.ts';

/** Turns left at which prices are known; in between they are the mean of their neighbours, weighted by how near these are. */
export const STAGES: readonly number[] = [0.5, 3, 8, 20];

/** Prices at each of the stages: a row for each column of the features, and the sway. */
export interface StagePrices {
  readonly sway: readonly number[];
  readonly prices: Readonly<Record<string, readonly number[]>>;
}

/** How much each stage counts with so many turns left. */
export function stageShares(left: number): number[] {
  const shares = STAGES.map(() => 0);
  const above = STAGES.findIndex((stage) => stage >= left);
  if (above <= 0) shares[above === 0 ? 0 : STAGES.length - 1] = 1;
  else {
    const [from, to] = [at(STAGES, above - 1), at(STAGES, above)];
    shares[above] = (left - from) / (to - from);
    shares[above - 1] = 1 - at(shares, above);
  }
  return shares;
}

export function pricesByStage({ sway, prices }: StagePrices): PriceList {
  const rows = COLUMN_NAMES.map((name) => prices[name] ?? []);
  return remembered((left) => {
    const shares = stageShares(left);
    const mean = (row: readonly number[]): number => shares.reduce((sum, share, stage) => sum + share * (row[stage] ?? 0), 0);
    const of = new Float64Array(COLUMNS);
    rows.forEach((row, column) => {
      of[column] = mean(row);
    });
    return { of, sway: mean(sway) };
  });
}
