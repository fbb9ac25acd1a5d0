import type { Frame } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { BuildMenu } from '../build/build-menu.tsx';
import { ArtifactMoment } from '../choice/artifact-moment.tsx';
import { LandChoice, LookChoice, MoveChoice, SwapChoice, TradeChoice } from '../choice/plain-choices.tsx';
import { ProduceChoice } from '../choice/produce-choice.tsx';
import { ResourceChoice } from '../choice/resource-choice.tsx';
import type { Play } from '../play.ts';
import { DiscardChoice } from '../scoring/discard-choice.tsx';
import { ElementChoice } from '../scoring/element-choice.tsx';
import { BankExchange } from '../trade/bank-exchange.tsx';
import { OfferAnswer } from '../trade/offer-answer.tsx';

interface ChoicesProps {
  readonly play: Play;
  readonly own: Seat;
  readonly frame: Frame;
  readonly onTrade: (() => void) | undefined;
}

/** Every answer that is not given on the map or on the planning board, by what is asked. */
export function Choices({ play, own, frame, onTrade }: ChoicesProps): ReactNode {
  switch (frame.phase) {
    case 'plan':
      return null;
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
