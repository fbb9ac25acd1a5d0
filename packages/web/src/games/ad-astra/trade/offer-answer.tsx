import type { Frame } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { leadsTo } from '../../../play/leads-to.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { DecisionButton } from '../choice/decision-button.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { CardsRow } from './cards-row.tsx';
import './offer-answer.css';

interface OfferAnswerProps {
  readonly play: Play;
  readonly frame: Frame;
  /** Begins a counter-offer, where one is allowed (B7.3). */
  readonly onCounter?: (() => void) | undefined;
}

/** The offer on the table, and the answers to it. */
export function OfferAnswer({ play, frame, onCounter }: OfferAnswerProps): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.trade;
  const id = play.view.deed.offers;
  const partner = play.seats[frame.partner]?.name ?? '';
  return (
    <div className="offer-answer">
      <p className="offer-scales">
        <span>
          <i>{words.get}</i> <CardsRow cards={frame.give} />
        </span>
        <span>
          <i>{words.give}</i> <CardsRow cards={frame.want} />
        </span>
      </p>
      <DecisionButton
        play={play}
        decision={`accept ${id}`}
        word={words.accept}
        label={`${words.accept}: ${words.acceptEffect(named.cards(frame.want), named.cards(frame.give))}`}
      />
      <DecisionButton play={play} decision={`decline ${id}`} word={words.decline} />
      {onCounter !== undefined && (
        <ChoiceButton glows title={words.counterTo(partner)} {...leadsTo('counter')} onClick={onCounter}>
          <span className="choice-button-word">{words.counter}</span>
        </ChoiceButton>
      )}
    </div>
  );
}
