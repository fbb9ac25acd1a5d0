import type { BoonKind } from '@astrarium/astra';
import { type ReactNode, useState } from 'react';
import { useCount } from '../../../table/use-count.ts';
import { BoonIcon } from '../../card/boon-icon.tsx';
import './amount.css';

interface AmountProps {
  /** What it is counted in; left out, there is no sign before the number. */
  readonly kind?: BoonKind;
  readonly label: string;
  readonly value: number;
  /** What it is measured by, if anything: the Pouch size for Stardust, the limit for cards. */
  readonly of?: number;
}

/** A number of the Journal with its sign. It counts to what it becomes, and what came or went floats off it. */
export function Amount({ kind, label, value, of }: AmountProps): ReactNode {
  const shown = useCount(value);
  const { change, times } = useChange(value);
  return (
    <div className={`amount${kind === 'fame' ? ' amount-fame' : ''}`}>
      <dt>{label}</dt>
      <dd>
        {kind !== undefined && <BoonIcon kind={kind} />}
        <span className="amount-number">{shown}</span>
        {of !== undefined && <span className="amount-of">/{of}</span>}
        {change !== 0 && (
          <span key={times} className="amount-change" aria-hidden="true">
            {change > 0 ? `+${change}` : `−${-change}`}
          </span>
        )}
      </dd>
    </div>
  );
}

interface Change {
  readonly value: number;
  readonly change: number;
  readonly times: number;
}

function useChange(value: number): Change {
  const [seen, setSeen] = useState<Change>({ value, change: 0, times: 0 });
  if (seen.value === value) return seen;
  const next = { value, change: value - seen.value, times: seen.times + 1 };
  setSeen(next);
  return next;
}
