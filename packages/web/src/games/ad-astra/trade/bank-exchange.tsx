import { countOf, LETTERS, NOTHING, RESOURCES, type Resource } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import { type ReactNode, useState } from 'react';
import { leadsTo } from '../../../play/leads-to.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { DecisionButton } from '../choice/decision-button.tsx';
import type { Play } from '../play.ts';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './bank-exchange.css';

interface BankExchangeProps {
  readonly play: Play;
  readonly seat: Seat;
  /** Cards given for one: 2 on one's own Trade card (B7.2), 1 by B10.6. */
  readonly price: number;
}

/** An exchange with the bank: first what is given, then what is taken. */
export function BankExchange({ play, seat, price }: BankExchangeProps): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.trade;
  const hand = play.view.seats[seat]?.hand ?? NOTHING;
  const [chosen, choose] = useState<Resource | null>(null);
  const give = chosen !== null && givesAny(play, chosen) ? chosen : null;
  return (
    <div className="bank-exchange">
      <fieldset className="bank-side">
        <legend>{words.give}</legend>
        {RESOURCES.map((name, resource) => {
          const can = givesAny(play, resource);
          return (
            <ChoiceButton
              key={name}
              glows={can}
              className={give === resource ? 'bank-card bank-card-chosen' : 'bank-card'}
              aria-pressed={give === resource}
              {...leadsTo(can ? `bank ${LETTERS[resource]}` : null)}
              onClick={() => (can ? choose(resource) : play.askWhy(`bank ${LETTERS[resource]} ${LETTERS[other(resource)]}`))}
            >
              <ResourceSign resource={resource} />
              <small aria-hidden="true">{countOf(hand, resource)}</small>
              <span className="visually-hidden">
                {`${words.bankGive(price, named.resource(resource))}; ${all.holdings.choice.inHand(countOf(hand, resource))}`}
              </span>
            </ChoiceButton>
          );
        })}
      </fieldset>
      <fieldset className="bank-side">
        <legend>{words.get}</legend>
        {RESOURCES.map((name, resource) => {
          const decision = `bank ${LETTERS[give ?? other(resource)]} ${LETTERS[resource]}`;
          const can = give !== null && play.legal.has(decision);
          return (
            <ChoiceButton
              key={name}
              glows={can}
              className="bank-card"
              {...leadsTo(can ? decision : null)}
              onClick={() => {
                if (can) play.decide(decision);
                else if (give !== null) play.askWhy(decision);
              }}
            >
              <ResourceSign resource={resource} />
              <small aria-hidden="true">{countOf(play.view.bank, resource)}</small>
              <span className="visually-hidden">
                {`${words.bankTake(named.resource(resource))}; ${all.holdings.choice.inBank(countOf(play.view.bank, resource))}`}
              </span>
            </ChoiceButton>
          );
        })}
      </fieldset>
      {price === 1 && (
        <DecisionButton
          play={play}
          decision="pass"
          word={all.holdings.choice.done}
          effect={words.left(play.view.frames.at(-1)?.left ?? 0)}
          className="choice-last"
        />
      )}
    </div>
  );
}

/** Can anything be had for this resource? */
function givesAny({ legal }: Play, resource: Resource): boolean {
  for (const decision of legal) if (decision.startsWith(`bank ${LETTERS[resource]} `)) return true;
  return false;
}

/** Some other resource, to ask about. */
function other(resource: Resource): Resource {
  return (resource + 1) % RESOURCES.length;
}
