import type { ReactNode } from 'react';
import { Drawing } from '../../../ui/ornament/drawing.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import type { FinishedGame } from './solo-record.ts';

const WIDTH = 240;
const HEIGHT = 72;
const STEP = 12;

/** The last margins as bars over and under a line; won games are solid, lost ones hollow. */
export function MarginsChart({ games }: { readonly games: readonly FinishedGame[] }): ReactNode {
  const { words, language } = useAstraPageText();
  const text = words.soloPages.record;
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  const most = Math.max(5, ...games.map(({ margin }) => Math.abs(margin)));
  const told = games.map(({ margin, won }) => (won ? text.won : text.lost)(signed.format(margin)));
  return (
    <Drawing className="margins-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} label={text.chart(games.length, told.join(', '))}>
      <path className="margins-chart-zero" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {games.map(({ table, margin, won }, index) => {
        const height = Math.max(2.5, (Math.abs(margin) / most) * (HEIGHT / 2 - 3));
        return (
          <rect
            key={table}
            className={won ? 'margins-chart-won' : 'margins-chart-lost'}
            x={index * STEP + 2}
            y={margin === 0 ? HEIGHT / 2 - height / 2 : margin > 0 ? HEIGHT / 2 - height : HEIGHT / 2}
            width={STEP - 4}
            height={height}
          />
        );
      })}
    </Drawing>
  );
}
