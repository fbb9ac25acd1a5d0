import type { CliGame } from './cli-game.ts';
import { adAstraOnCli } from './games/ad-astra.ts';
import { astraOnCli } from './games/astra.ts';

/** Every game that the command line plays; the first is the one it plays when nobody says which. */
export const GAMES: readonly CliGame[] = [astraOnCli, adAstraOnCli];

export function gameNamed(name: string | undefined): CliGame | undefined {
  return GAMES.find(({ game }) => game.name === name);
}
