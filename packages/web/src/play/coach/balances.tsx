import type { Balance } from '@astrarium/bots/coach';
import { type ReactNode, useId } from 'react';
import type { SeatPlan } from '../../client/local/messages.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Hint } from '../../ui/hint.tsx';
import { Plate } from '../../ui/plate.tsx';
import { SeatToken } from '../ink/seat-token.tsx';
import { type Measure, useShares } from './use-shares.ts';

interface BalancesProps {
  readonly seats: readonly SeatPlan[];
  readonly balances: readonly (Balance | null)[];
  readonly measure: Measure;
}

/** From what each seat could expect at first to what came of it: own decisions, those of the others, luck. */
export function Balances({ seats, balances, measure }: BalancesProps): ReactNode {
  const { gameReview: text } = usePageText().words;
  const { amount, change, given } = useShares();
  const title = useId();
  // Against an automaton there is nobody else who decides.
  const alone = balances.filter((balance) => balance !== null).length === 1;
  const headings = [text.seat, text.first, text.ownLost, ...(alone ? [] : [text.gifts]), text.rest, text.last];
  return (
    <>
      <h3 className="coach-heading" id={title}>
        {text.balance(text.measures[measure])}
      </h3>
      <Plate as="section" className="coach-scroll" aria-labelledby={title} {...SCROLLS}>
        <table className="coach-balance">
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map(({ ink, name }, seat) => {
              const balance = balances[seat];
              if (!balance) return null;
              const { start, end, lost, error, gifts, rest } = balance;
              return (
                <tr key={ink}>
                  <th scope="row">
                    <SeatToken ink={ink} /> {name}
                  </th>
                  <td>{amount(measure, start[measure])}</td>
                  <td>{given(measure, lost, error)}</td>
                  {!alone && <td>{change(measure, gifts[measure])}</td>}
                  <td>{change(measure, rest[measure])}</td>
                  <td>{amount(measure, end[measure])}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Plate>
      <Hint>{text.doubt}</Hint>
    </>
  );
}

/** On a narrow screen it is wider than the page: the keyboard has to get there to move it. */
const SCROLLS = { tabIndex: 0 } as const;
