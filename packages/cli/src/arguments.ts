import type { AnyBot } from '@astrarium/bots';
import { type AnyGame, BadInput } from '@astrarium/core';
import type { CliGame } from './cli-game.ts';
import type { CommandOption, Given } from './command.ts';
import { checkGameOptions, GAME_OPTIONS, readGameOptions } from './game-options.ts';
import { GAMES, gameNamed } from './games.ts';

/** Options that say which game is to be played by whom, shared by the commands that play. */
export const PLAY_OPTIONS = {
  game: { value: 'NAME', help: `which game: ${GAMES.map(({ game }) => game.name).join(', ')}`, fallback: GAMES[0]?.game.name ?? '' },
  players: { value: 'N', help: 'how many players', fallback: '3' },
  solo: { help: 'one person alone against the game’s own automaton, instead of --players' },
  modifiers: {
    value: 'NAMES',
    help: `with --solo, what makes it easier or harder: ${GAMES.flatMap(({ solo }) => solo?.modifiers ?? []).join(',')}`,
  },
  ...GAME_OPTIONS,
  seed: { value: 'SEED', help: '1 to 64 hexadecimal digits; the same seed gives the same games', fallback: '1' },
  bots: { value: 'NAMES', help: 'one bot for every seat, or one for each: random,random,random', fallback: 'random' },
} satisfies Record<string, CommandOption>;

export function readGame(given: Given): CliGame {
  const name = given.value('game');
  const found = gameNamed(name);
  if (found === undefined) throw new BadInput('game', name, oneOf(GAMES.map(({ game }) => game.name)));
  return found;
}

/** Who plays: so many players, or one alone with these modifiers. */
export interface Party {
  readonly players: number;
  readonly modifiers?: readonly string[];
  /** Whatever else was said of the game. */
  readonly [option: string]: unknown;
}

export function readParty(given: Given, playable: CliGame): Party {
  const { game, solo } = playable;
  if (!given.has('solo')) {
    if (given.has('modifiers'))
      throw new BadInput('modifiers', given.value('modifiers'), '--solo with it: modifiers are for the solo game');
    const players = readWholeNumber(given, 'players', Math.max(2, game.seats.min), game.seats.max);
    return checked(game, { ...readGameOptions(given, playable), players });
  }
  if (solo === undefined) throw new BadInput('solo', game.name, 'a game that can be played alone');
  if (given.has('players')) throw new BadInput('players', given.value('players'), 'none with --solo: one person plays alone');
  const modifiers = (given.value('modifiers') ?? '').split(',').filter(Boolean);
  return checked(game, { ...readGameOptions(given, playable), players: 1, modifiers });
}

function checked(game: AnyGame, party: Party): Party {
  checkGameOptions(game, party);
  return party;
}

/** The party in words, as the outputs head their figures. */
export function partyWords({ players, modifiers, ...others }: Party): string {
  const who = modifiers === undefined ? `${players} players` : modifiers.length === 0 ? 'solo' : `solo with ${modifiers.join(', ')}`;
  return [who, ...Object.entries(others).map(([option, value]) => `${option} ${String(value)}`)].join(', ');
}

/** A bot for each player: a single name stands for all. */
export function readBots(given: Given, { bots: known }: CliGame, { players }: Party): readonly AnyBot[] {
  const names = (given.value('bots') ?? '').split(',');
  if (names.length !== 1 && names.length !== players)
    throw new BadInput('bots', names.join(','), `1 name or ${players}, one for each seat`);
  const bots = names.map((name) => {
    const bot = known.find((candidate) => candidate.name === name);
    if (bot === undefined) throw new BadInput('bots', name, `${oneOf(known.map((candidate) => candidate.name))} for each seat`);
    return bot;
  });
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length] as AnyBot);
}

export function readWholeNumber(given: Given, option: string, from: number, to: number): number {
  const text = given.value(option) ?? '';
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < from || number > to) {
    throw new BadInput(option, /^-?\d+(\.\d+)?$/.test(text) ? number : text, `a whole number from ${from} to ${to}`);
  }
  return number;
}

function oneOf(names: readonly string[]): string {
  return names.length === 1 ? `${names[0]}` : `one of ${names.join(', ')}`;
}
