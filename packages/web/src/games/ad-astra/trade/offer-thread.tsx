import type { Frame } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { HUMAN } from '../../../client/local/messages.ts';
import type { Play } from '../play.ts';
import { type AdAstraSpoken, useAdAstraText } from '../use-ad-astra-text.ts';
import { type Exchange, kept } from './conversation.ts';
import './offer-thread.css';

interface OfferThreadProps {
  readonly play: Play;
  readonly said: readonly Exchange[];
  readonly frame: Frame | undefined;
}

/** The last that was said about an offer; bots say a word or two about why. */
export function OfferThread({ play, said, frame }: OfferThreadProps): ReactNode {
  const text = useAdAstraText();
  const last = said.at(-1);
  if (last === undefined) return null;
  return (
    <output className="talk" key={`${said.length} ${last.answer} ${last.counter === null}`}>
      {wordsOf(play, last, frame, text)}
    </output>
  );
}

function wordsOf(play: Play, last: Exchange, frame: Frame | undefined, text: AdAstraSpoken): string {
  const words = text.words.trade.said;
  const { seats, view } = play;
  // A counter-offer is answered by whoever made the first offer.
  const speaker = last.counter !== null && last.answer !== null ? last.from : last.to;
  const name = seats[speaker]?.name ?? '';
  const bot = seats[speaker]?.player !== HUMAN;
  if (last.answer === 'accepted') return bot ? words.acceptedKindly(name) : words.accepted(name);
  if (last.answer === 'declined') {
    if (!bot) return words.declined(name);
    const offer = last.counter ?? last;
    const why = kept(offer, view.seats[speaker]?.hand ?? null);
    if (why === 'gift') return words.declinedGift(name);
    return why === 'little' ? words.declinedLittle(name) : words.declinedKeeping(name, text.named.resource(why));
  }
  if (last.counter !== null) return words.countered(name, text.named.cards(last.counter.give), text.named.cards(last.counter.want));
  return frame?.seat === play.seat ? '' : words.waiting(name);
}
