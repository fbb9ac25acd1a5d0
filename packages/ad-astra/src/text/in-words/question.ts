import { at, type Seat } from '@astrarium/core';
import { IDENTICAL } from '../../data/action-cards.ts';
import { NOTHING } from '../../data/resources.ts';
import type { Frame } from '../../state.ts';
import type { AdAstraView } from '../../view.ts';
import type { Speech } from './speech.ts';

/** What is being asked: of the reader, or of somebody else. */
export function questionInWords(speech: Speech, view: AdAstraView, seat: Seat | null, names: readonly string[]): string {
  const words = speech.phrases.question;
  const frame = view.frames.at(-1);
  if (frame === undefined) return words.over;
  return frame.seat === seat ? questionTo(speech, view, frame, names) : words.others(at(names, frame.seat));
}

function questionTo({ named, phrases }: Speech, { space, deed }: AdAstraView, frame: Frame, names: readonly string[]): string {
  const words = phrases.question;
  switch (frame.phase) {
    case 'plan':
    case 'produce':
    case 'harvest':
    case 'gate':
    case 'trade':
    case 'element':
    case 'laurea':
      return words[frame.phase];
    case 'reveal':
    case 'swap':
      return words[frame.phase](space + 1);
    case 'move':
      return frame.left > 1 ? words.moveMany : words.moveOne;
    case 'land':
      return words.land(named.system(frame.system));
    case 'build':
      return frame.left > 1 ? words.buildMany : words.buildOne;
    case 'answer':
    case 'counter':
      return words[frame.phase](at(names, frame.partner), named.cards(frame.give), named.cards(frame.want));
    case 'last-call':
      return words.lastCall;
    case 'discard': {
      const question = deed.choice === IDENTICAL ? words.discardIdentical : words.discardDifferent;
      return frame.give === NOTHING ? question : words.givenUp(question, named.cards(frame.give));
    }
    case 'exchange':
    case 'limit':
    case 'take':
    case 'look':
      return words[frame.phase](frame.left);
  }
}
