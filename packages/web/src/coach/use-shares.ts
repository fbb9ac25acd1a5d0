import { useText } from '../text/use-text.ts';

/** How shares of games and points are written in the language of the page. */
export function useShares(): {
  readonly percent: (share: number) => string;
  readonly change: (share: number) => string;
  readonly points: (points: number) => string;
} {
  const { language } = useText();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const change = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return {
    percent: (share) => percent.format(share),
    change: (share) => withMinus(change.format(share)),
    points: (value) => withMinus(points.format(value)),
  };
}

/** A minus as wide as the plus. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}
