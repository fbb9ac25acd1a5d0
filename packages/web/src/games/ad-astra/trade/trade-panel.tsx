import type { AdAstraEvent, Frame } from '@astrarium/ad-astra';
import { at, type Logged, type Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { explained } from '../../../play/help/explained.ts';
import { Help } from '../../../play/help/help.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { UseButtons } from '../choice/artifact-moment.tsx';
import { DecisionButton } from '../choice/decision-button.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { BankExchange } from './bank-exchange.tsx';
import { Composer } from './composer.tsx';
import { conversationOf, type Exchange } from './conversation.ts';
import { OfferAnswer } from './offer-answer.tsx';
import { OfferThread } from './offer-thread.tsx';
import { OpenHands } from './open-hands.tsx';
import './trade-panel.css';

interface TradePanelProps {
  readonly play: Play;
  readonly own: Seat;
  /** For what has been said on this card; left out, only the newest of it is known. */
  readonly log?: readonly Logged<AdAstraEvent>[];
  readonly onClose: () => void;
}

/**
 * A Trade card laid over the table: all hands, the offers and their answers, the bank (B7). Closing it loses nothing: what is
 * composed waits for its return.
 */
export function TradePanel({ play, own, log = play.news, onClose }: TradePanelProps): ReactNode {
  const words = useAdAstraText().words.trade;
  const { view, seats } = play;
  const frame = view.frames.at(-1);
  const owner = at(view.spaces, view.space).owner;
  const said = conversationOf(log);
  const name = seats[owner]?.name ?? '';
  return (
    <Dialog
      title={owner === view.viewer ? words.yourCard : words.ownersCard(name)}
      close={words.close}
      onClose={onClose}
      className="trade-panel"
      help={<Help />}
    >
      <div className="trade-columns">
        <div className="trade-hands" {...explained('resourceCard')}>
          <OpenHands play={play} own={own} />
          <OfferThread play={play} said={said} frame={frame} />
        </div>
        <div className="trade-deal" {...explained('offer')}>
          {frame !== undefined && frame.seat === play.seat ? (
            <Dealing play={play} frame={frame} said={said} />
          ) : (
            <p className="trade-waiting">{words.waiting(seats[frame?.seat ?? owner]?.name ?? name)}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface DealingProps {
  readonly play: Play;
  readonly frame: Frame;
  readonly said: readonly Exchange[];
}

/** What whoever is asked can do at this moment of the card. */
function Dealing({ play, frame, said }: DealingProps): ReactNode {
  const words = useAdAstraText().words.trade;
  const { seat } = frame;
  switch (frame.phase) {
    case 'trade':
      return (
        <>
          <Composer play={play} seat={seat} said={said} />
          <section className="trade-bank" aria-label={words.bank} {...explained('bank')}>
            <h3>
              {words.bank} <small>{words.bankPrice(2)}</small>
            </h3>
            <BankExchange play={play} seat={seat} price={2} />
          </section>
          <div className="trade-end">
            <UseButtons play={play} />
            <DecisionButton play={play} decision="end" word={words.end} effect={words.endEffect} />
          </div>
        </>
      );
    case 'answer':
      return (
        <>
          <h3>{words.incoming(play.seats[frame.partner]?.name ?? '')}</h3>
          <OfferAnswer play={play} frame={frame} />
          <h3>{words.composeCounter}</h3>
          <Composer play={play} seat={seat} said={said} answering={frame} />
        </>
      );
    case 'counter':
      return (
        <>
          <h3>{words.incoming(play.seats[frame.partner]?.name ?? '')}</h3>
          <OfferAnswer play={play} frame={frame} />
        </>
      );
    case 'exchange':
      return <BankExchange play={play} seat={seat} price={1} />;
    default:
      return null;
  }
}
