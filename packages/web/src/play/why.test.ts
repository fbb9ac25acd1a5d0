import { AD_ASTRA_TEXT, refusalWords as adAstraWords } from '@astrarium/ad-astra/text';
import { ASTRA_TEXT, refusalWords as astraWords } from '@astrarium/astra/text';
import { describe, expect, test } from 'vitest';
import { table as en } from '../i18n/en/table.ts';
import { whyOf } from './why.ts';

describe('why something can’t be done', () => {
  test('a refusal says what is missing', () => {
    const refusal = { rule: 'B5.2', reason: 'pay-the-cost', missing: { what: 'energy', need: 2, have: 1 } };
    expect(adAstraWords(AD_ASTRA_TEXT.en, refusal)).toBe('You can’t pay for this. It takes 2 Energy, and you have 1.');
    expect(adAstraWords(AD_ASTRA_TEXT.fr, refusal)).toMatch(/ Il faut 2\u00a0Énergie, et vous en avez 1\.$/);
  });

  test('and speaks of the hand that is meant', () => {
    const missing = { what: 'water', need: 2, have: 0 };
    expect(adAstraWords(AD_ASTRA_TEXT.en, { rule: 'B7.3', reason: 'not-enough-cards', missing })).toMatch(
      /It takes 2 Water, and you have none\.$/,
    );
    const partner = { rule: 'B7.3', reason: 'partner-has-too-few', missing };
    expect(adAstraWords(AD_ASTRA_TEXT.en, partner)).toBe(
      'The other player does not hold enough cards for this trade. It takes 2 Water of that hand, which has none.',
    );
    expect(adAstraWords(AD_ASTRA_TEXT.en, { ...partner, missing: { ...missing, have: 1 } })).toMatch(/ which has only 1\.$/);
    expect(adAstraWords(AD_ASTRA_TEXT.fr, { ...partner, missing: { ...missing, have: 1 } })).toMatch(
      / Il lui faudrait 2\u00a0Eau, et il n’en a que 1\.$/,
    );
    expect(astraWords(ASTRA_TEXT.en, { rule: 'A5.1', reason: 'no-stardust' })).toContain('you have none');
  });

  test('what no game knows is not taken for an undo', () => {
    const unknown = { rule: 'A5.1', reason: 'of-a-newer-version' };
    expect(astraWords(ASTRA_TEXT.en, unknown)).toBeUndefined();
    expect(whyOf(unknown, undefined, en)).toEqual({ words: en.why.unknown, rule: 'A5.1' });
    expect(whyOf({ rule: 'undo', reason: 'sealed' }, undefined, en)).toEqual({ words: en.undo.none });
  });
});
