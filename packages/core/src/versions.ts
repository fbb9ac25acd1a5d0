import type { AnyGame } from './game.ts';

/** The rules and the cards that a game was begun with. */
export interface Versions {
  readonly rules: number;
  readonly data: number;
}

type Versioned = Pick<AnyGame, 'rulesVersion' | 'dataVersion' | 'oldestRules'>;

/** Can a game of these versions go on here? It does so by the rules it began with. */
export function playsVersions(game: Versioned, { rules, data }: Versions): boolean {
  return data === game.dataVersion && rules <= game.rulesVersion && rules >= (game.oldestRules ?? game.rulesVersion);
}

/** In words, for who brings a game of other versions: `rules 1 to 2 and data 1`. */
export function versionsPlayed(game: Versioned): string {
  const { rulesVersion, dataVersion, oldestRules = rulesVersion } = game;
  return `rules ${oldestRules === rulesVersion ? '' : `${oldestRules} to `}${rulesVersion} and data ${dataVersion}`;
}
