import { describe, expect, test } from 'vitest';
import { pebbles } from '../../../test/pebbles/game.ts';
import { newRecord, playsVersions, readSeed, replay, versionsPlayed } from '../src/index.ts';

describe('versions of rules and data', () => {
  const older = { ...pebbles, oldestRules: 2 };

  test.each([
    [{ rules: 3, data: 1 }, true, true],
    [{ rules: 2, data: 1 }, false, true],
    [{ rules: 1, data: 1 }, false, false],
    [{ rules: 4, data: 1 }, false, false],
    [{ rules: 3, data: 2 }, false, false],
  ])('%j: the newest alone, or older ones too where the game still knows them', (versions, newest, all) => {
    expect([playsVersions(pebbles, versions), playsVersions(older, versions)]).toEqual([newest, all]);
  });

  test('are told in words', () => {
    expect(versionsPlayed(pebbles)).toBe('rules 3 and data 1');
    expect(versionsPlayed(older)).toBe('rules 2 to 3 and data 1');
  });

  test('a record is set up by the rules it was begun with', () => {
    const asked: unknown[] = [];
    const game: typeof pebbles = {
      ...pebbles,
      setup: (options, chance, tell, rules) => {
        asked.push(rules);
        return pebbles.setup(options, chance, tell);
      },
    };
    const record = newRecord(pebbles, { heap: 12 }, readSeed('1'), ['Ada', 'Bo']);
    replay(game, record);
    replay(game, { ...record, rules: 2 });
    expect(asked).toEqual([3, 2]);
  });
});
