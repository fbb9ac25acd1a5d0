import type { Seed } from '@astrarium/core';

/**
 * The deal anybody can check. Before anyone sits down the server draws a seed of its own and publishes its hash; each person adds a value the server
 * could not foresee; the game's seed follows from both. So neither the server nor a player can choose it.
 */
export interface Deal {
  readonly table: string;
  /** 64 hexadecimal digits, kept secret until the end. */
  readonly serverSeed: string;
  /** SHA-256 of the server's seed, published from the start. */
  readonly commitment: string;
  /** By seat, 32 hexadecimal digits each; a bot adds nothing: ''. */
  readonly values: readonly string[];
}

/** What is wrong with a deal; `seen` is what a player noted at the start. */
export type DealFault = 'wrong-commitment' | 'other-commitment' | 'other-value' | 'wrong-seed';

export interface SeenDeal {
  readonly commitment?: string;
  /** The values this player sent, by seat. */
  readonly values?: Readonly<Record<number, string>>;
}

/** Checks that the game's seed is the one promised. Whether the shuffles follow from it, replaying the record tells. */
export async function checkDeal(deal: Deal, seed: Seed, seen: SeenDeal = {}): Promise<DealFault | undefined> {
  if ((await commitmentTo(deal.serverSeed)) !== deal.commitment) return 'wrong-commitment';
  if (seen.commitment !== undefined && seen.commitment !== deal.commitment) return 'other-commitment';
  if (Object.entries(seen.values ?? {}).some(([seat, value]) => deal.values[Number(seat)] !== value)) return 'other-value';
  return (await dealSeed(deal)) === seed ? undefined : 'wrong-seed';
}

export async function commitmentTo(serverSeed: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', fromHex(serverSeed)));
}

/** The seed of the game: HMAC-SHA256 under the server's seed of the table and everybody's values. */
export async function dealSeed({ table, serverSeed, values }: Omit<Deal, 'commitment'>): Promise<Seed> {
  const key = await crypto.subtle.importKey('raw', fromHex(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const message = new TextEncoder().encode(`astrarium:${table}:${values.join(':')}`);
  return toHex(await crypto.subtle.sign('HMAC', key, message));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
