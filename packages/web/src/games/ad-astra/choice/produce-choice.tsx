import { type AdAstraView, boardOf, countOf, LETTERS, PRODUCTION, type Resource, yieldsOf } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { callOf, clockwiseFrom } from '../holdings/seat-order.ts';
import type { Play } from '../play.ts';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { DecisionButton } from './decision-button.tsx';
import { SeatAmounts } from './seat-amounts.tsx';

/** The two resources of a Production card, each with what everybody would get (B4). */
export function ProduceChoice({ play, own }: { readonly play: Play; readonly own: Seat }): ReactNode {
  const text = useAdAstraText();
  const words = text.words.holdings.choice;
  const { view } = play;
  const board = boardOf(view);
  return resourcesOn(view).map((resource) => {
    const yields = yieldsOf(board, cardOwner(view), resource);
    const told = clockwiseFrom(own, view.players).flatMap((seat) => {
      const cards = at(yields, seat);
      return cards === 0 ? [] : [words.yields(callOf(play, seat, text), cards)];
    });
    const left = countOf(view.bank, resource);
    const short = left > 0 && yields.reduce((sum, cards) => sum + cards, 0) === left ? `; ${words.bankShort(left)}` : '';
    const inWords = told.length === 0 ? words.nobodyGets : told.join(', ') + short;
    return (
      <DecisionButton
        key={resource}
        play={play}
        decision={`produce ${LETTERS[resource]}`}
        sign={<ResourceSign resource={resource} />}
        word={text.named.resource(resource)}
        effect={told.length === 0 ? words.nobodyGets : <SeatAmounts play={play} own={own} amounts={yields} sign="+" />}
        label={`${words.produce(text.named.resource(resource))}: ${inWords}`}
        className="choice-wide"
      />
    );
  });
}

/** The owner of the card that is on. */
function cardOwner(view: AdAstraView): Seat {
  return at(view.spaces, view.space).owner;
}

function resourcesOn(view: AdAstraView): readonly Resource[] {
  const { owner, card } = at(view.spaces, view.space);
  return card === null ? [] : at(at(PRODUCTION, at(view.seats, owner).faction), card);
}
