import { cardOf, ELEMENTS } from '@astrarium/astra';
import { at } from '@astrarium/core';
import type { ReactNode } from 'react';
import { AUPTOLEMY_PLAYER, type SeatPlan } from '../../../client/local/messages.ts';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { BoonIcon } from '../card/boon-icon.tsx';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import type { CardAccount } from './card-account.ts';
import './card-ledger.css';

interface CardLedgerProps {
  readonly accounts: readonly CardAccount[];
  readonly seats: readonly SeatPlan[];
}

/** What every discovered card brought, by discoverer. */
export function CardLedger({ accounts, seats }: CardLedgerProps): ReactNode {
  const { words } = useAstraPageText();
  const { result: text } = words;
  const groups = [...seats.map((seat, number) => ({ seat, number })), { seat: null, number: null }]
    .map(({ seat, number }) => ({ seat, list: accounts.filter((account) => account.seat === number) }))
    .filter(({ list }) => list.length > 0);
  if (groups.length === 0) return <p>{text.noCards}</p>;
  return groups.map(({ seat, list }) => (
    <section key={seat?.ink ?? 'dreamer'} className="card-ledger">
      <h3>
        <SeatToken ink={seat?.ink ?? 'dreamer'} /> {seat?.name ?? text.byDreamer}
      </h3>
      <ul>
        {list.map((account) => (
          <Plate key={`${account.card} ${account.round}`} as="li">
            <Account account={account} seats={seats} />
          </Plate>
        ))}
      </ul>
    </section>
  ));
}

function Account({ account, seats }: { readonly account: CardAccount; readonly seats: readonly SeatPlan[] }): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const { result: text } = words;
  const card = cardOf(account.card);
  const { used, end, seat } = account;
  return (
    <>
      <h4>
        <ElementSymbol element={ELEMENTS[card.element]} />
        {astra.cardNames[card.code] ?? card.name}
        <span className="card-ledger-round">{text.inRound(account.round)}</span>
      </h4>
      <dl>
        {seat !== null && seats[seat]?.player !== AUPTOLEMY_PLAYER && (
          <>
            <dt>{text.used}</dt>
            <dd>{text.times(used)}</dd>
            {used > 0 && (
              <>
                <dt>{text.brought}</dt>
                <dd>
                  <Brought account={account} />
                </dd>
              </>
            )}
          </>
        )}
        <dt>{text.boons}</dt>
        <dd>
          {account.boons.length === 0
            ? text.noBoons
            : account.boons.map((boon) => {
                const { kind, amount } = at(card.boons, boon.box);
                const helper = at(seats, boon.seat);
                return (
                  <span key={`${boon.seat} ${boon.box}`} className="card-ledger-boon">
                    <SeatToken ink={helper.ink} />
                    <span className="visually-hidden">{words.card.boon(helper.name, astra.boons(kind, amount))}</span>
                    <span aria-hidden="true">
                      <BoonIcon kind={kind} />
                      {amount}
                    </span>
                  </span>
                );
              })}
        </dd>
        {seat !== null && (
          <>
            <dt>{text.atEnd}</dt>
            <dd>{end === 'active' ? text.activeWorth(card.finalFame) : text.states[end]}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function Brought({ account: { brought, stars } }: { readonly account: CardAccount }): ReactNode {
  const { words } = useAstraPageText();
  const { astra, language } = useAstraText();
  const parts = [...brought].map(([what, amount]) => astra.boons(what, amount));
  if (stars > 0) parts.push(words.result.stars(stars));
  return parts.length === 0 ? words.result.nothing : new Intl.ListFormat(language).format(parts);
}
