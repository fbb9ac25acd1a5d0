import { at, BadInput } from '@astrarium/core';
import { CARDS, cardByCode, cardOf } from './data/cards.ts';
import { ACTIVATE, AGAIN, BOON, BUY, type Decision, DISCARD, DISCOVER, DONE, MARK, REST, STOP, USE } from './decisions.ts';

/**
 * The text form of decisions, for records, logs, the command line and tests:
 * `mark tau alf`, `use leo`, `discover tau`, `activate leo`, `discard leo`, `boon 2` (boxes 1 to 4), `stop`, `again`, `done`, `rest`, `buy`.
 * Cards go by their three-letter code, stars by their designation on the card.
 */
export function write(decision: Decision): string {
  switch (decision.do) {
    case 'mark': {
      const card = cardOf(decision.card);
      return `mark ${card.code} ${at(card.stars, decision.star)}`;
    }
    case 'use':
    case 'discover':
    case 'activate':
    case 'discard':
      return `${decision.do} ${cardOf(decision.card).code}`;
    case 'boon':
      return `boon ${decision.box + 1}`;
    default:
      return decision.do;
  }
}

export function read(text: string): Decision {
  const [word = '', ...rest] = text.split(' ');
  const wanted = WORDS.get(word);
  if (wanted === undefined) throw new BadInput('decision', text, `one that begins with ${[...WORDS.keys()].join(', ')}`);
  if (rest.length !== wanted.arguments.length) {
    throw new BadInput('decision', text, `"${[word, ...wanted.arguments].join(' ')}"`);
  }
  return wanted.read(rest[0] ?? '', rest[1] ?? '');
}

interface Word {
  readonly arguments: readonly string[];
  read(first: string, second: string): Decision;
}

const WORDS: ReadonlyMap<string, Word> = new Map([
  ['mark', { arguments: ['CARD', 'STAR'], read: (code, star) => at(at(MARK, readCard(code)), readStar(code, star)) }],
  ['use', withCard(USE)],
  ['discover', withCard(DISCOVER)],
  ['activate', withCard(ACTIVATE)],
  ['discard', withCard(DISCARD)],
  ['boon', { arguments: ['BOX'], read: (box) => at(BOON, readBox(box)) }],
  ['stop', alone(STOP)],
  ['again', alone(AGAIN)],
  ['done', alone(DONE)],
  ['rest', alone(REST)],
  ['buy', alone(BUY)],
]);

function withCard(decisions: readonly Decision[]): Word {
  return { arguments: ['CARD'], read: (code) => at(decisions, readCard(code)) };
}

function alone(decision: Decision): Word {
  return { arguments: [], read: () => decision };
}

function readCard(code: string): number {
  const card = cardByCode(code);
  if (card === undefined) throw new BadInput('card', code, `a card code such as ${CARDS[0]?.code} or tau`);
  return card.id;
}

function readStar(code: string, star: string): number {
  const { name, stars } = cardOf(readCard(code));
  const index = stars.indexOf(star);
  if (index < 0) throw new BadInput('star', star, `a star of ${name}: ${stars.join(', ')}`);
  return index;
}

function readBox(box: string): number {
  if (!/^[1-4]$/.test(box)) throw new BadInput('boon', box, 'a box from 1 to 4');
  return Number(box) - 1;
}
