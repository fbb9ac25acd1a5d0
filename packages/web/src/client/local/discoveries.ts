import type { GameName } from './messages.ts';

/** What the persons at this browser have discovered in one game: by code, and when. It outlives the game, and is there once however often the game is undone, opened or told. */
export interface GameDiscoveries {
  /** The id of the table. */
  readonly id: string;
  readonly game: GameName;
  readonly found: Readonly<Record<string, number>>;
  /** What had been discovered already in the game that this one was made from: it counts there. */
  readonly inherited: readonly string[];
}

/** Where discoveries are kept: beside the tables. */
export interface DiscoveryStore {
  all(): Promise<readonly GameDiscoveries[]>;
  get(id: string): Promise<GameDiscoveries | undefined>;
  put(game: GameDiscoveries): Promise<void>;
  /** Only what was discovered after this time counts. */
  since(): Promise<number>;
  setSince(time: number): Promise<void>;
}

/** What is to be kept of a game in which these have been discovered by now; undefined where that is kept already. What was undone is forgotten. */
export function noted(
  before: GameDiscoveries | undefined,
  { id, game }: Pick<GameDiscoveries, 'id' | 'game'>,
  codes: readonly string[],
  now: number,
): GameDiscoveries | undefined {
  const { found = {}, inherited = [] } = before ?? {};
  const counted = codes.filter((code) => !inherited.includes(code));
  const same = counted.length === Object.keys(found).length && counted.every((code) => code in found);
  if (before !== undefined && same) return undefined;
  return { id, game, inherited, found: Object.fromEntries(counted.map((code) => [code, found[code] ?? now])) };
}

export function memoryDiscoveries(): DiscoveryStore {
  const games = new Map<string, GameDiscoveries>();
  let after = 0;
  return {
    all: async () => [...games.values()],
    get: async (id) => games.get(id),
    async put(game) {
      games.set(game.id, game);
    },
    since: async () => after,
    async setSince(time) {
      after = time;
    },
  };
}
