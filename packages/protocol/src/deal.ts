import type { Seat, Seed } from '@astrarium/core';
import { hmacSha256, sha256 } from './sha256.ts';

/**
 * The deal anybody can check. Before anyone sits down the server draws a seed of its own and publishes its hash, the seal. Each person sends
 * the hash of a value; when all seats are taken, and everybody has seen all these hashes, the values are shown. The game's seed follows from the
 * server's seed and the values: nobody could choose it who did not know the value of each other before it was shown.
 */
export interface Deal {
  readonly table: string;
  /** 64 hexadecimal digits, kept secret until the end. */
  readonly serverSeed: string;
  /** SHA-256 of the server's seed, published from the start. */
  readonly commitment: string;
  /** By seat, 32 hexadecimal digits each; '' for a bot, and for who did not show theirs in time. */
  readonly values: readonly string[];
  /** By seat, SHA-256 of the value, published before any was shown; '' for a bot, and where a value was sent openly, as in earlier versions. */
  readonly hashes: readonly string[];
}

/** What is wrong with a deal; `seen` is what a player noted at the start. */
export type DealFault = 'wrong-commitment' | 'other-commitment' | 'other-hash' | 'wrong-value' | 'other-value' | 'wrong-seed';

export interface SeenDeal {
  readonly commitment?: string;
  /** The hashes of all, as they were known before this player showed any value. */
  readonly hashes?: readonly string[];
  /** The values this player has, by seat. */
  readonly values?: Readonly<Record<Seat, string>>;
}

/**
 * What the way the cards were dealt proves: `all` persons' values are in, `some` are, or `nobody`'s; `alone`: of one person among bots, who
 * alone can know that it was not made up; `sealed`: not dealt yet; `elsewhere`: from a record or a chosen seed.
 */
export type DealProof = 'all' | 'some' | 'nobody' | 'alone' | 'sealed' | 'elsewhere';

/** `persons`: whether the value of each is in. */
export function dealProof(committed: boolean, dealt: boolean, persons: readonly boolean[]): DealProof {
  if (!committed) return 'elsewhere';
  if (!dealt) return 'sealed';
  if (!persons.includes(true)) return 'nobody';
  if (persons.length === 1) return 'alone';
  return persons.includes(false) ? 'some' : 'all';
}

/** Checks that the game's seed is the one promised. Whether the shuffles follow from it, replaying the record tells. */
export function checkDeal(deal: Deal, seed: Seed, seen: SeenDeal = {}): DealFault | undefined {
  if (commitmentTo(deal.serverSeed) !== deal.commitment) return 'wrong-commitment';
  if (seen.commitment !== undefined && seen.commitment !== deal.commitment) return 'other-commitment';
  if (seen.hashes !== undefined && seen.hashes.join() !== deal.hashes.join()) return 'other-hash';
  if (deal.values.some((value, seat) => value !== '' && !isOf(value, deal.hashes[seat] ?? ''))) return 'wrong-value';
  // Who did not show a value in time has none in the deal.
  if (Object.entries(seen.values ?? {}).some(([seat, value]) => !['', value].includes(deal.values[Number(seat)] ?? '')))
    return 'other-value';
  return dealSeed(deal) === seed ? undefined : 'wrong-seed';
}

export function commitmentTo(serverSeed: string): string {
  return sha256(fromHex(serverSeed));
}

/** What is sent of a value before it is shown. */
export function valueHash(value: string): string {
  return sha256(fromHex(value));
}

/** The seed of the game: HMAC-SHA256 under the server's seed of the table and everybody's values. */
export function dealSeed({ table, serverSeed, values }: Pick<Deal, 'table' | 'serverSeed' | 'values'>): Seed {
  return hmacSha256(fromHex(serverSeed), new TextEncoder().encode(`astrarium:${table}:${values.join(':')}`));
}

function isOf(value: string, hash: string): boolean {
  return hash === '' || valueHash(value) === hash;
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}
