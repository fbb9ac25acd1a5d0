import { BadInput } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { check, LIMITS, OPERATIONS, type OperationName, querySchema } from '../src/index.ts';

describe('what comes in', () => {
  it.each<[OperationName, unknown]>([
    ['watch', { since: null }],
    ['watch', { since: 12, seats: [0, 2] }],
    ['decide', { seat: 0, decision: 'rest', id: '0123-abcd_XYZ' }],
    ['moment', { version: 3, viewer: 'spectator' }],
    ['chat', { text: 'two\nlines 🌟' }],
    ['note', { seat: 1, text: '' }],
    ['lend', { seat: 1, bot: 'adept' }],
  ])('%s %j passes as it is', (name, ask) => {
    expect(check<unknown>(OPERATIONS[name].request, ask)).toEqual(ask);
  });

  it.each<[OperationName, unknown, string]>([
    ['watch', {}, 'since: got nothing, expected this field'],
    ['watch', { since: -1 }, 'since: got -1, expected >=0'],
    ['watch', { since: 1.5 }, 'since: got 1.5'],
    ['watch', { since: null, seats: [0, 'x'] }, 'seats.1: got "x", expected number'],
    ['decide', { seat: 0, decision: '', id: '0123-abcd' }, 'decision: got ""'],
    ['decide', { seat: 0, decision: 'rest', id: 'short' }, 'id: got "short", expected 8 to 64 letters, digits, "-" or "_"'],
    ['decide', { seat: 0, decision: 'x'.repeat(LIMITS.decisionLength + 1), id: '0123-abcd' }, 'decision: got'],
    ['decide', { seat: 0, decision: 'rest', id: '0123-abcd', force: true }, 'force: got "force", expected no such field'],
    ['chat', { text: '  ' }, 'text: got'],
    ['chat', { text: 'x'.repeat(LIMITS.chatLength + 1) }, 'text: got'],
    ['chat', { text: 'bell \u0007' }, 'text: got'],
    ['chat', { text: 'half \ud800' }, 'text: got'],
    ['note', { seat: 0, text: 'x'.repeat(LIMITS.noteLength + 1) }, 'text: got'],
    ['undo', null, 'message: got null, expected Object'],
  ])('%s %j is refused, and why', (name, ask, why) => {
    expect(() => check<unknown>(OPERATIONS[name].request, ask)).toThrow(BadInput);
    expect(() => check<unknown>(OPERATIONS[name].request, ask)).toThrow(why);
  });

  it.each<[OperationName, unknown, string]>([
    ['listTables', { list: 'all' }, 'list: got "all", expected ("open" | "running" | "finished")'],
    ['listTables', { list: 'open', before: '1; drop' }, 'before: got'],
    ['update', { since: '1e3' }, 'since: got "1e3", expected a whole number'],
    ['tableSummaries', { ids: ['../etc/passwd'] }, 'ids.0: got'],
    ['tableSummaries', { ids: ['A'.repeat(16), 'A'.repeat(16)] }, 'expected each table once'],
    ['claim', { name: 'Ada\u202e', valueHash: '0'.repeat(64), tokenHash: '0'.repeat(64) }, 'name: got'],
    ['claim', { name: 'Ada', valueHash: 'F'.repeat(64) }, 'valueHash: got'],
    ['reveal', { seat: 0, value: 'F'.repeat(32) }, 'value: got'],
    ['setWebhook', { seat: 0, url: 'nowhere' }, 'url: got "nowhere"'],
    ['start', { bot: 'Adept!' }, 'bot: got "Adept!", expected the name of a bot'],
  ])('%s %j is refused, and why', (name, ask, why) => {
    expect(() =>
      check<unknown>(name === 'update' ? querySchema<unknown>(OPERATIONS[name].request) : OPERATIONS[name].request, ask),
    ).toThrow(why);
  });

  it('numbers in addresses are read', () => {
    expect(check(querySchema(OPERATIONS.update.request), { since: '17' })).toEqual({ since: 17 });
  });
});
