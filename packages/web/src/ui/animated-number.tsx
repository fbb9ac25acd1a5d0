import { memo, type ReactNode, useState } from 'react';
import './animated-number.css';
import { useCount } from '../lib/use-count.ts';

/** A number that counts to what it becomes, and what came or went floats off it. */
export const AnimatedNumber = memo(function AnimatedNumber({ value }: { readonly value: number }): ReactNode {
  const shown = useCount(value);
  const { change, times } = useChange(value);
  return (
    <span className="animated-number">
      <span className="animated-number-now">{shown}</span>
      {change !== 0 && (
        <span key={times} className="animated-number-by" aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
});

interface NumberChange {
  readonly value: number;
  readonly change: number;
  readonly times: number;
}

function useChange(value: number): NumberChange {
  const [seen, setSeen] = useState<NumberChange>({ value, change: 0, times: 0 });
  if (seen.value === value) return seen;
  const next = { value, change: value - seen.value, times: seen.times + 1 };
  setSeen(next);
  return next;
}
