import type { BoonKind } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import type { Explained } from '../../../../i18n/en/explained.ts';
import { explained } from '../../../../play/help/explained.ts';
import { AnimatedNumber } from '../../../../ui/animated-number.tsx';
import { BoonIcon } from '../../card/boon-icon.tsx';
import './amount.css';

interface AmountProps {
  /** What it is counted in; left out, there is no sign before the number. */
  readonly kind?: BoonKind;
  readonly what: Explained;
  readonly label: string;
  readonly value: number;
  /** What it is measured by, if anything: the Pouch size for Stardust, the limit for cards. */
  readonly of?: number;
}

/** A number of the Journal with its sign. It counts to what it becomes, and what came or went floats off it. */
export const Amount = memo(function Amount({ kind, what, label, value, of }: AmountProps): ReactNode {
  return (
    <div className={`amount${kind === 'fame' ? ' amount-fame' : ''}`} {...explained(what)}>
      <dt>{label}</dt>
      <dd>
        {kind !== undefined && <BoonIcon kind={kind} />}
        <AnimatedNumber value={value} />
        {of !== undefined && <span className="amount-of">/{of}</span>}
      </dd>
    </div>
  );
});
