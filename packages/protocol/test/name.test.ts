import { describe, expect, it, vi } from 'vitest';
import { check, LIMITS, NAME, OPERATIONS, readName } from '../src/index.ts';

describe('a name', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Zoé  d’Arc ', 'Zoé d’Arc'],
    ['Ada\u00a0\u3000Lovelace', 'Ada Lovelace'],
    ['e\u0301toile', '\u00e9toile'],
    ['❤\uFE0F', '❤'],
    ['Ἀστραῖος', 'Ἀστραῖος'],
    ['星', '星'],
    ['नक्षत्र', 'नक्षत्र'],
    ['نجمة', 'نجمة'],
    ['🌌', '🌌'],
    ['x'.repeat(LIMITS.nameLength), 'x'.repeat(LIMITS.nameLength)],
  ])('%j is written %j', (given, name) => {
    expect(check(NAME, given)).toBe(name);
    expect(readName(given)).toBe(name);
  });

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['only spaces', ' \u00a0\u3000\t'],
    ['too long', 'x'.repeat(LIMITS.nameLength + 1)],
    ['very long', 'x'.repeat(500_000)],
    ['a line end', 'A\nB'],
    ['a line separator', 'A\u2028B'],
    ['a control', 'A\u0007'],
    ['a direction override', 'Ada\u202e'],
    ['a direction isolate', '\u2066Ada'],
    ['a zero-width space', 'A\u200bda'],
    ['a zero-width joiner', 'A\u200dda'],
    ['a byte order mark inside', 'A\ufeffda'],
    ['a soft hyphen', 'A\u00adda'],
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', 'A\uffa0'],
    ['Hangul choseong and jungseong fillers', '\u115f\u1160'],
    ['an empty Braille cell', '\u2800'],
    ['a combining grapheme joiner', 'A\u034f'],
    ['a variation selector', 'A\u{e0100}'],
    ['a tag', 'A\u{e0041}'],
    ['an object replacement', '\ufffc'],
    ['a null notehead', '\u{1d159}'],
    ['marks on nothing', '\u0301\u0302'],
    ['half a character', 'A\ud800'],
    ['a private character', '\ue000'],
    ['a number', 7],
  ])('of %s is refused', (_what, given) => {
    expect(() => check(NAME, given, 'name')).toThrow(/^name: got/);
    if (typeof given === 'string') expect(readName(given)).toBeUndefined();
  });

  it('that is far too long is refused before it is normalised, which would take 10 seconds', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const marks = '\u0301\u0323'.repeat(120_000);
    expect(() => check(NAME, marks, 'name')).toThrow(/^name: got .*, expected <=40$/);
    expect(readName(marks)).toBeUndefined();
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  it('of as many characters as there may be is taken in parts too', () => {
    const name = '\u1f82'.repeat(LIMITS.nameLength);
    expect(check(NAME, name.normalize('NFD'))).toBe(name);
  });

  it.each([
    ['claim', { name: '\u3164', valueHash: '0'.repeat(64), tokenHash: '0'.repeat(64) }, 'name: got'],
    [
      'createTable',
      {
        game: 'astra',
        options: {},
        listing: 'public',
        clock: { kind: 'none' },
        host: null,
        tokenHash: '0'.repeat(64),
        seats: [{ kind: 'bot', bot: 'adept', name: '\u2800' }],
      },
      'seats.0.name: got',
    ],
  ] as const)('is judged alike wherever it comes from: %s', (name, ask, why) => {
    expect(() => check<unknown>(OPERATIONS[name].request, ask)).toThrow(why);
  });
});
