import { BadInput } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { check, HTTP_SCHEMAS, type HttpName, LIMITS, LIVE_SCHEMAS, type LiveName } from '../src/index.ts';

describe('what comes in', () => {
  it.each<[LiveName, unknown]>([
    ['watch', { since: null }],
    ['watch', { since: 12, seats: [0, 2] }],
    ['decide', { seat: 0, decision: 'rest', id: '0123-abcd_XYZ' }],
    ['moment', { version: 3, viewer: 'spectator' }],
    ['chat', { text: 'two\nlines 🌟' }],
    ['note', { seat: 1, text: '' }],
    ['lend', { seat: 1, bot: 'adept' }],
  ])('%s %j passes as it is', (name, ask) => {
    expect(check<unknown>(LIVE_SCHEMAS[name], ask)).toEqual(ask);
  });

  it.each<[LiveName, unknown, string]>([
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
    expect(() => check<unknown>(LIVE_SCHEMAS[name], ask)).toThrow(BadInput);
    expect(() => check<unknown>(LIVE_SCHEMAS[name], ask)).toThrow(why);
  });

  it.each<[HttpName, unknown, string]>([
    ['GET /api/tables', { list: 'all' }, 'list: got "all", expected ("open" | "running" | "finished")'],
    ['GET /api/tables', { list: 'open', before: '1; drop' }, 'before: got'],
    ['GET /api/tables/:id/update', { since: '1e3' }, 'since: got "1e3", expected a whole number'],
    ['POST /api/tables/summaries', { ids: ['../etc/passwd'] }, 'ids.0: got'],
    ['POST /api/tables/summaries', { ids: ['A'.repeat(16), 'A'.repeat(16)] }, 'expected each table once'],
    ['POST /api/tables/:id/claim', { name: 'Ada\u202e', valueHash: '0'.repeat(64), tokenHash: '0'.repeat(64) }, 'name: got'],
    ['POST /api/tables/:id/claim', { name: 'Ada', valueHash: 'F'.repeat(64) }, 'valueHash: got'],
    ['POST /api/tables/:id/reveal', { seat: 0, value: 'F'.repeat(32) }, 'value: got'],
    ['POST /api/tables/:id/webhook', { seat: 0, url: 'nowhere' }, 'url: got "nowhere"'],
    ['POST /api/tables/:id/start', { bot: 'Adept!' }, 'bot: got "Adept!", expected the name of a bot'],
  ])('%s %j is refused, and why', (name, ask, why) => {
    expect(() => check<unknown>(HTTP_SCHEMAS[name], ask)).toThrow(why);
  });

  it('numbers in addresses are read', () => {
    expect(check(HTTP_SCHEMAS['GET /api/tables/:id/update'], { since: '17' })).toEqual({ since: 17 });
  });
});
