import type { Balance } from '@astrarium/bots/coach';
import { type ReactNode, useId } from 'react';
import type { SeatPlan } from '../host/messages.ts';
import { SeatToken } from '../table/ink/seat-token.tsx';
import { usePageText } from '../text/use-page-text.ts';
import { useShares } from './use-shares.ts';

interface BalancesProps {
  readonly seats: readonly SeatPlan[];
  readonly balances: readonly (Balance | null)[];
}

/** From what each seat could expect at first to what came of it: own decisions, those of the others, luck. */
export function Balances({ seats, balances }: BalancesProps): ReactNode {
  const { coach: text } = usePageText().words;
  const { percent, change } = useShares();
  const title = useId();
  return (
    <>
      <h3 className="coach-heading" id={title}>
        {text.balance}
      </h3>
      <section className="coach-scroll plate" aria-labelledby={title} {...SCROLLS}>
        <table className="coach-balance">
          <thead>
            <tr>
              {[text.seat, text.first, text.ownLost, text.gifts, text.luck, text.last].map((heading) => (
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
              const { start, end, lost, gifts, luck } = balance;
              return (
                <tr key={ink}>
                  <th scope="row">
                    <SeatToken ink={ink} /> {name}
                  </th>
                  <td>{percent(start)}</td>
                  <td>{change(-lost)}</td>
                  <td>{change(gifts)}</td>
                  <td>{change(luck)}</td>
                  <td>{percent(end)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <p className="field-hint">{text.doubt}</p>
    </>
  );
}

/** On a narrow screen it is wider than the page: the keyboard has to get there to move it. */
const SCROLLS = { tabIndex: 0 } as const;
