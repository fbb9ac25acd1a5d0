import { at } from '@astrarium/core';
import { wilson } from '../statistics/settings.ts';
import { mean, percent, type TitledTable, whole } from '../text-table.ts';
import { ratings } from './elo.ts';
import type { ArenaGame } from './game.ts';

/** How one bot did. */
export interface BotScore {
  readonly name: string;
  /** Games it sat in, counted once for each seat it had. */
  readonly games: number;
  /** Of these the share it won, a shared victory as its share; and between which shares the true one lies, 95 times of 100. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly elo: number;
  readonly eloError: number;
  readonly score: number;
  /** Null for one that decides nothing. */
  readonly millisecondsPerDecision: number | null;
}

/** The standings, the best first. `perDeal` games in a row are of one deal. */
export function standings(games: readonly ArenaGame[], perDeal: number): BotScore[] {
  const names = [...new Set(games.flatMap((game) => game.names))];
  const rated = ratings(games, names, perDeal);
  const list = names.map((name, index) => {
    const sums = { games: 0, wins: 0, score: 0, decisions: 0, milliseconds: 0 };
    for (const game of games) {
      game.names.forEach((seated, seat) => {
        if (seated !== name) return;
        sums.games += 1;
        sums.wins += game.winners.includes(seat) ? 1 / game.winners.length : 0;
        sums.score += at(game.totals, seat);
        sums.decisions += game.decisions[seat] ?? 0;
        sums.milliseconds += game.milliseconds[seat] ?? 0;
      });
    }
    const [low, high] = wilson(sums.wins, sums.games);
    const { elo, error } = at(rated, index);
    return {
      name,
      games: sums.games,
      share: sums.wins / sums.games,
      low,
      high,
      elo,
      eloError: error,
      score: sums.score / sums.games,
      millisecondsPerDecision: sums.decisions === 0 ? null : sums.milliseconds / sums.decisions,
    };
  });
  return list.toSorted((a, b) => b.elo - a.elo);
}

export function standingsSection(list: readonly BotScore[]): TitledTable {
  const heading = ['bot', 'games', 'won', '95 % from', 'to', 'Elo', '±', 'mean score', 'ms per decision'];
  const rows = list.map(({ name, games, share, low, high, elo, eloError, score, millisecondsPerDecision }) => [
    name,
    whole(games),
    percent(share, 1),
    percent(low, 1),
    percent(high, 1),
    `${elo < 0 ? '' : '+'}${whole(elo)}`,
    Number.isFinite(eloError) ? whole(eloError) : '–',
    mean(score, 1),
    millisecondsPerDecision === null ? '–' : millisecondsPerDecision.toFixed(1),
  ]);
  return { title: 'Standings, seats rotated', rows: [heading, ...rows] };
}
