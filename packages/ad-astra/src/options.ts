import { BadInput, type Seat } from '@astrarium/core';
import { FACTIONS, type FactionName } from './data/factions.ts';
import { RULE_SETS, type RuleSet } from './data/pawns.ts';

export interface AdAstraOptions {
  readonly players: number;
  /** Who begins (B2.3): a seat chosen by the host, or drawn from the seed. */
  readonly first: Seat | 'random';
  /** The summary's rules, or those of the original print (B12). */
  readonly rules: RuleSet;
  /** How planets are dealt to the systems (B2.2). */
  readonly galaxy: Galaxy;
  /** Are the two optional artifacts in the game (B10.10, B10.11)? */
  readonly arcanum: boolean;
  readonly responsum: boolean;
  /** The faction of each seat, or drawn from the seed. */
  readonly factions: readonly FactionName[] | 'random';
}

export const GALAXIES = ['even', 'uneven'] as const;
export type Galaxy = (typeof GALAXIES)[number];

export const SEATS = { min: 3, max: 5 } as const;

const NAMES = ['players', 'first', 'rules', 'galaxy', 'arcanum', 'responsum', 'factions'];

export function readOptions(input: unknown): AdAstraOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new BadInput('options', input, 'an object such as { "players": 4 }');
  }
  const given = input as Record<string, unknown>;
  const unknown = Object.keys(given).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) {
    throw new BadInput(`options.${unknown}`, given[unknown], `no such option; ad-astra has ${NAMES.join(', ')}`);
  }
  const players = given['players'];
  if (!isWholeNumber(players, SEATS.min, SEATS.max)) {
    throw new BadInput('options.players', players, `a whole number from ${SEATS.min} to ${SEATS.max}`);
  }
  return {
    players,
    first: readFirst(given['first'], players),
    rules: readWord('rules', given['rules'], RULE_SETS),
    galaxy: readWord('galaxy', given['galaxy'], GALAXIES),
    arcanum: readSwitch('arcanum', given['arcanum']),
    responsum: readSwitch('responsum', given['responsum']),
    factions: readFactions(given['factions'], players),
  };
}

function readFirst(value: unknown, players: number): Seat | 'random' {
  if (value === undefined || value === 'random') return 'random';
  if (isWholeNumber(value, 0, players - 1)) return value;
  throw new BadInput('options.first', value, `"random" or a seat from 0 to ${players - 1}`);
}

/** One of the words; the first is the default. */
function readWord<Word extends string>(name: string, value: unknown, words: readonly [Word, ...Word[]]): Word {
  if (value === undefined) return words[0];
  const word = words.find((one) => one === value);
  if (word === undefined) throw new BadInput(`options.${name}`, value, words.map((one) => `"${one}"`).join(' or '));
  return word;
}

function readSwitch(name: string, value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'boolean') throw new BadInput(`options.${name}`, value, 'true or false');
  return value;
}

function readFactions(value: unknown, players: number): readonly FactionName[] | 'random' {
  if (value === undefined || value === 'random') return 'random';
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = list.flatMap((one) => FACTIONS.filter((faction) => faction === one));
  if (list.length !== players || new Set(names).size !== players) {
    throw new BadInput('options.factions', value, `"random" or ${players} different ones of ${FACTIONS.join(', ')}`);
  }
  return names;
}

function isWholeNumber(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}
