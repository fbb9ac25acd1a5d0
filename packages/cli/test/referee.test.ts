import { readdirSync, readFileSync } from 'node:fs';
import { astra } from '@astrarium/astra';
import { type GameRecord, readRecord } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { refereeGames } from '../../../test/referee/games.ts';
import { JUDGED_AD_ASTRA, JUDGED_ASTRA } from '../../../test/referee/judged.ts';
import { judge } from '../../../test/referee/referee.ts';

/** Stored games of the package, by their names. */
function golden(name: 'astra' | 'ad-astra'): [string, GameRecord][] {
  const folder = new URL(`../../${name}/test/golden/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl') && !file.endsWith('.events.jsonl'));
  return files.map((file) => [file, readRecord(readFileSync(new URL(file, folder), 'utf8'))]);
}

describe('a referee who knows the rules alone', () => {
  test('finds nothing wrong in 30 games', () => {
    const { violations, events } = refereeGames(30, 2);
    expect(violations).toEqual([]);
    expect(events.size).toBeGreaterThan(80);
  });

  test('finds nothing wrong in stored games of Astra, but where the empty Library lost after the Game End card (A11.4)', () => {
    const wrong = golden('astra').flatMap(([file, record]) => (judge(JUDGED_ASTRA, record).violation === undefined ? [] : [file]));
    expect(wrong).toEqual(['solo-loss-by-empty-deck.jsonl', 'solo-rules-1-loss-after-game-end.jsonl']);
  });

  test('finds nothing wrong in stored games of Ad Astra, but where a discard was ended by what the hand still held (B8.3)', () => {
    const games = golden('ad-astra').map(([file, record]) => ({ file, rules: record.rules, ...judge(JUDGED_AD_ASTRA, record) }));
    const wrong = games.filter(({ violation }) => violation !== undefined);
    expect(wrong.filter(({ rules, violation }) => rules > 2 || !violation?.includes('"rule":"B8.3"'))).toEqual([]);
    expect(wrong).toHaveLength(5);
    const met = new Set(games.flatMap(({ events }) => [...events.keys()]));
    for (const rare of ['idle B3.5', 'used B10.11']) expect(met).toContain(rare);
  });

  const [, game] = golden('astra').find(([file]) => file === '2-players-end-by-first-player.jsonl') ?? [];

  test.each<[string, Partial<typeof astra>, RegExp]>([
    ['a choice too few', { legal: (state, seat) => astra.legal(state, seat).slice(1) }, /what seat \d may decide/],
    [
      'a wrong amount',
      {
        apply: (...[state, seat, decision, chance, tell]) =>
          astra.apply(state, seat, decision, chance, (event, only) =>
            tell?.(event.kind === 'gained' ? { ...event, amount: event.amount + 1 } : event, only),
          ),
      },
      /told was .*"gained"/,
    ],
    [
      'an event too many',
      {
        apply: (...[state, seat, decision, chance, tell]) => {
          astra.apply(state, seat, decision, chance, tell);
          tell?.({ kind: 'rested', seat, rule: 'A6.1' });
        },
      },
      /due is nothing|"rested"/,
    ],
    [
      'a secret told to all',
      { setup: (options, chance, tell, rules) => astra.setup(options, chance, (event) => tell?.(event), rules) },
      /is for 0/,
    ],
    [
      'a mark that is not on the table',
      { view: (state, viewer) => ({ ...astra.view(state, viewer), sphere: 3 as const }) },
      /what everybody sees/,
    ],
    ['somebody else who is asked', { waitingFor: (state) => astra.waitingFor(state).map((seat) => 1 - seat) }, /who is asked/],
  ])('finds %s', (_what, fault, found) => {
    if (game === undefined) throw new Error('no such stored game');
    expect(judge({ ...JUDGED_ASTRA, game: { ...astra, ...fault } }, game).violation).toMatch(found);
  });
});
