import { type Frame, HAND_LIMIT, IDENTICAL } from '@astrarium/ad-astra';
import { HUMAN } from '../../../client/local/messages.ts';
import type { Play } from '../play.ts';
import type { AdAstraSpoken } from '../use-ad-astra-text.ts';

/** What is being asked, in words, and of whom. */
export function questionOf(play: Play, text: AdAstraSpoken): string {
  const frame = play.view.frames.at(-1);
  const words = text.words.holdings.question;
  if (frame === undefined) return words.over;
  if (play.seat === frame.seat) return questionTo(play, frame, text);
  const other = play.seats[frame.seat];
  if (other === undefined) return words.over;
  return other.player === HUMAN ? words.deciding(other.name) : words.thinking(other.name);
}

function questionTo({ view, seats }: Play, frame: Frame, { words: all, named }: AdAstraSpoken): string {
  const words = all.holdings.question;
  const partner = seats[frame.partner]?.name ?? '';
  switch (frame.phase) {
    case 'plan':
      return words.plan;
    case 'reveal':
      return words.reveal(view.space + 1);
    case 'swap':
      return words.swap(view.space + 1);
    case 'produce':
      return words.produce;
    case 'harvest':
      return words.harvest(named.resource(view.deed.choice));
    case 'move':
      return frame.left === 1 ? words.move : words.moveMore;
    case 'gate':
      return words.gate;
    case 'land':
      return words.land(named.system(frame.system));
    case 'build':
      return frame.left === 1 ? words.buildOne : words.build;
    case 'trade':
      return words.trade;
    case 'answer':
      return words.answer(partner);
    case 'counter':
      return words.counter(partner);
    case 'last-call':
      return words.lastCall;
    case 'exchange':
      return words.exchange(frame.left);
    case 'element':
      return words.element;
    case 'discard':
      return view.deed.choice === IDENTICAL ? words.identical : words.different;
    case 'laurea':
      return words.laurea;
    case 'limit':
      return words.limit(frame.left, HAND_LIMIT);
    case 'take':
      return words.take(frame.left);
    case 'look':
      return words.look(frame.left);
  }
}
