import type { Frame } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { BuildMenu } from '../build/build-menu.tsx';
import { DiscardChoice } from '../scoring/discard-choice.tsx';
import { ElementChoice } from '../scoring/element-choice.tsx';
import type { Play } from '../table/play.ts';
import { BankExchange } from '../trade/bank-exchange.tsx';
import { OfferAnswer } from '../trade/offer-answer.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './choice-panel.css';
import { ArtifactMoment } from './artifact-moment.tsx';
import { LandChoice, LookChoice, MoveChoice, SwapChoice, TradeChoice } from './plain-choices.tsx';
import { ProduceChoice } from './produce-choice.tsx';
import { questionOf } from './question.ts';
import { ResourceChoice } from './resource-choice.tsx';

interface ChoicePanelProps {
  readonly play: Play;
  readonly own: Seat;
  /** Opens the Trade panel, where it is not in sight already. */
  readonly onTrade?: () => void;
}

/** The present question in words, and every answer to it that is not given on the map or on the planning board. */
export const ChoicePanel = memo(function ChoicePanel({ play, own, onTrade }: ChoicePanelProps): ReactNode {
  const text = useAdAstraText();
  const words = text.words.holdings.choice;
  const { view, seat } = play;
  const frame = view.frames.at(-1);
  const asked = frame !== undefined && frame.seat === seat;
  const who = seat === null ? undefined : play.seats[seat];
  return (
    <section className={`choice-panel${asked ? ' choice-panel-awake' : ''}`} aria-label={words.label}>
      <p className="choice-question">
        {asked && who !== undefined && <b>{view.viewer === 'spectator' ? who.name : words.yourTurn}</b>} {questionOf(play, text)}
      </p>
      {asked && (
        <div className="choice-body">
          <Choices play={play} own={own} frame={frame} onTrade={onTrade} />
        </div>
      )}
    </section>
  );
});

interface ChoicesProps {
  readonly play: Play;
  readonly own: Seat;
  readonly frame: Frame;
  readonly onTrade: (() => void) | undefined;
}

function Choices({ play, own, frame, onTrade }: ChoicesProps): ReactNode {
  const words = useAdAstraText().words.holdings.choice;
  switch (frame.phase) {
    case 'plan':
      return <p className="choice-hint">{words.onBoard}</p>;
    case 'reveal':
    case 'harvest':
    case 'last-call':
    case 'laurea':
      return <ArtifactMoment play={play} phase={frame.phase} seat={frame.seat} />;
    case 'swap':
      return <SwapChoice play={play} />;
    case 'produce':
      return <ProduceChoice play={play} own={own} />;
    case 'move':
    case 'gate':
      return <MoveChoice play={play} frame={frame} />;
    case 'land':
      return <LandChoice play={play} frame={frame} />;
    case 'build':
      return <BuildMenu play={play} seat={frame.seat} key={`${play.view.round}.${play.view.space}`} />;
    case 'trade':
      return <TradeChoice play={play} onTrade={onTrade} />;
    case 'answer':
    case 'counter':
      return <OfferAnswer play={play} frame={frame} onCounter={frame.phase === 'answer' ? onTrade : undefined} />;
    case 'exchange':
      return <BankExchange play={play} seat={frame.seat} price={1} />;
    case 'element':
      return <ElementChoice play={play} own={own} />;
    case 'discard':
    case 'limit':
      return <DiscardChoice play={play} frame={frame} />;
    case 'take':
      return <ResourceChoice play={play} verb="take" cards={play.view.bank} />;
    case 'look':
      return <LookChoice play={play} />;
  }
}
