import { at, quickRandom } from '@astrarium/core';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Chance for the tests: a whole number below its argument. */
export type Below = (limit: number) => number;

export function below(seed: number): Below {
  return quickRandom(seed);
}

export function pick<T>(chance: Below, list: readonly T[]): T {
  return at(list, chance(list.length));
}

/** What nobody expects in any field. */
function oddValue(chance: Below): Json {
  return pick<() => Json>(chance, [
    () => null,
    () => true,
    () => -1,
    () => 0.5,
    () => 1e308,
    () => 2 ** 53,
    () => chance(1000) + 10,
    () => '',
    () => '\u0000',
    () => '\ud800',
    () => '__proto__',
    () => 'constructor',
    () => '../../etc/passwd',
    () => "'; drop table entries; --",
    () => '<script>alert(1)</script>',
    () => 'x'.repeat(chance(6000)),
    () => [],
    () => [[[[]]]],
    () => ({}),
    () => ({ toString: 1, valueOf: null, length: -1 }),
    () => JSON.parse('{"__proto__":{"polluted":true}}') as Json,
    () => Array.from({ length: chance(300) }, () => 0),
  ])();
}

/** A copy with something wrong somewhere: a field changed, gone or added. */
export function spoiled(message: Json, chance: Below): Json {
  if (typeof message !== 'object' || message === null) return oddValue(chance);
  if (Array.isArray(message))
    return message.length === 0 || chance(2) === 0 ? oddValue(chance) : message.map((one) => spoiled(one, chance));
  const fields = Object.entries(message);
  if (fields.length === 0 || chance(8) === 0)
    return { ...message, [pick(chance, ['more', 'host', 'token', 'constructor'])]: oddValue(chance) };
  const [field, value] = pick(chance, fields);
  if (chance(4) === 0) return Object.fromEntries(fields.filter(([name]) => name !== field));
  return { ...message, [field]: typeof value === 'object' && value !== null && chance(3) > 0 ? spoiled(value, chance) : oddValue(chance) };
}

/** The text of a message, damaged so that it is no longer one. */
export function brokenText(message: Json, chance: Below): string {
  const text = JSON.stringify(message);
  return pick<() => string>(chance, [
    () => text.slice(0, chance(text.length)),
    () => text + text,
    () => '['.repeat(1 + chance(4000)),
    () => text.replaceAll('"', "'"),
    () => text.replace(':', ''),
    () => `\ufeff{${text}`,
    () => `${text.slice(0, -1)},}`,
    () => String.fromCodePoint(...Array.from({ length: 1 + chance(60) }, () => 32 + chance(60_000) * (chance(2) || 0))),
    () => '',
  ])();
}
