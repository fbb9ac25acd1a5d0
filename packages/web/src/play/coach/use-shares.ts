import type { Expectation } from '@astrarium/bots/coach';
import { useText } from '../../i18n/use-text.ts';

/** An expectation as shown: the share of games won, or points ahead. */
export type Measure = keyof Expectation;

export interface Shares {
  readonly percent: (share: number) => string;
  /** A share of games or a number of points, as the measure has it. */
  readonly amount: (measure: Measure, value: number) => string;
  /** The same with its sign. */
  readonly change: (measure: Measure, value: number) => string;
  /** What was given away, with its error: `−3 % ± 2`. */
  readonly given: (measure: Measure, lost: Expectation, error: Expectation) => string;
}

/** How shares of games and points are written in the language of the page. */
export function useShares(): Shares {
  return sharesIn(useText().language);
}

export function sharesIn(language: string): Shares {
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  const changes = {
    win: new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }),
    lead: new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
  };
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = (share: number): string => percents.format(share);
  const change = (measure: Measure, value: number): string => withMinus(changes[measure].format(value));
  return {
    percent,
    amount: (measure, value) => (measure === 'win' ? percent(value) : change(measure, value)),
    change,
    given(measure, lost, error) {
      const doubt = numbers.format(measure === 'win' ? Math.round(100 * error.win) : error.lead);
      const given = change(measure, -lost[measure]);
      return doubt === '0' ? given : `${given} ± ${doubt}`;
    },
  };
}

/** A minus as wide as the plus. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}
