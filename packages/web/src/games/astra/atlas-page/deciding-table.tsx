import { CARDS } from '@astrarium/astra';
import type { CSSProperties, ReactNode } from 'react';
import { type DecidingFigures, SAMPLE, standingOf } from '../atlas/deciding.ts';
import { useAstraPageText } from '../use-astra-page-text.ts';

const ROWS = ['decided', 'discovered', 'won', 'fame'] as const satisfies readonly (keyof DecidingFigures)[];

/** How often the card decides games, each figure on a scale on which the mean of all cards is marked. */
export function DecidingTable({ code }: { readonly code: string }): ReactNode {
  const { words, language } = useAstraPageText();
  const { sheet } = words.atlas;
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const points = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <h3>{sheet.deciding}</h3>
      <dl className="deciding">
        {ROWS.map((figure) => {
          const { value, mean, most, rank } = standingOf(code, figure);
          const format = figure === 'fame' ? points : share;
          const scale = { '--value': value / most, '--mean': mean / most } as CSSProperties;
          return (
            <div key={figure}>
              <dt>{sheet[figure]}</dt>
              <dd>
                <strong>{format.format(value)}</strong>
                <span className="deciding-scale" style={scale} aria-hidden="true" />
                <span className="deciding-rank">{sheet.rank(rank, CARDS.length)}</span>
                <span className="visually-hidden">, {sheet.mean(format.format(mean))}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="sheet-note">
        {sheet.sample(new Intl.NumberFormat(language).format(SAMPLE.games), Math.min(...SAMPLE.players), Math.max(...SAMPLE.players))}
      </p>
    </>
  );
}
