import { at, BadInput } from '@astrarium/core';
import { ACTION_CARDS, ELEMENTS } from './data/action-cards.ts';
import { ARTIFACTS } from './data/artifacts.ts';
import { SYSTEM_SIZE, SYSTEMS } from './data/galaxy.ts';
import { DEEP_SPACE, placeName, placeOf } from './data/places.ts';
import { type Bundle, bundleOf, CARDS_EACH, countOf, LETTERS, lettersOf, NOTHING, ORES, RESOURCES } from './data/resources.ts';
import {
  ACCEPT,
  BANK,
  BUILD_SHIP,
  COLONIES,
  DECLINE,
  DEEP,
  type Decision,
  DISCARD,
  END,
  FACTORIES,
  FLY,
  LAND,
  LOOK,
  MAX_OFFERS,
  MAX_SPACES,
  PASS,
  PEEK,
  PLAN,
  PRODUCE,
  SCORE,
  SWAP,
  TAKE,
  TERRAFORM,
  USE,
} from './decisions.ts';

/**
 * The text form of decisions, for records, logs, the command line and tests: `plan m2 7`, `produce W`, `fly deep sR`, `land sR3`,
 * `colony sR3 X`, `offer 1 2 WW E` (offer 1 to seat 2: two Water for an Energy; `-` is nothing), `bank W E`, `score systems`, …
 * Spaces count from 1, seats from 0 as in the record; cards are letters in the order WFEXYZ.
 */
export function write(decision: Decision): string {
  switch (decision.do) {
    case 'plan':
      return `plan ${ACTION_CARDS[decision.card]} ${decision.space + 1}`;
    case 'produce':
    case 'discard':
    case 'take':
      return `${decision.do} ${letter(decision.resource)}`;
    case 'fly':
      return `fly ${placeName(decision.from)} ${decision.to === DEEP ? 'deep' : SYSTEMS[decision.to]}`;
    case 'land':
    case 'factory':
    case 'terraform':
      return `${decision.do} ${placeName(decision.place)}`;
    case 'colony':
      return `colony ${placeName(decision.place)} ${letter(decision.ore)}`;
    case 'starship':
      return `starship ${letter(decision.ore)}`;
    case 'offer':
      return `offer ${decision.id} ${decision.to} ${cards(decision.give)} ${cards(decision.want)}`;
    case 'counter':
      return `counter ${decision.id} ${cards(decision.give)} ${cards(decision.want)}`;
    case 'accept':
    case 'decline':
      return `${decision.do} ${decision.id}`;
    case 'bank':
      return `bank ${letter(decision.give)} ${letter(decision.take)}`;
    case 'score':
      return `score ${ELEMENTS[decision.element]}`;
    case 'use':
      return `use ${ARTIFACTS[decision.artifact]}`;
    case 'look':
      return `look ${SYSTEMS[decision.system]}`;
    case 'swap':
      return `swap ${decision.space + 1}`;
    default:
      return decision.do;
  }
}

export function read(text: string): Decision {
  const [word = '', ...rest] = text.split(' ');
  const wanted = WORDS.get(word);
  if (wanted === undefined) throw new BadInput('decision', text, `one that begins with ${[...WORDS.keys()].join(', ')}`);
  if (rest.length !== wanted.arguments.length) throw new BadInput('decision', text, `"${[word, ...wanted.arguments].join(' ')}"`);
  return wanted.read(...rest);
}

interface Word {
  readonly arguments: readonly string[];
  readonly read: (...words: string[]) => Decision;
}

const WORDS: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['plan', { arguments: ['CARD', 'SPACE'], read: (card, space) => at(at(PLAN, readWord('card', card, ACTION_CARDS)), readSpace(space)) }],
  ['produce', withResource(PRODUCE)],
  ['fly', { arguments: ['FROM', 'SYSTEM'], read: (from, to) => at(at(FLY, readOrigin(from)), readTarget(to)) }],
  ['peek', alone(PEEK)],
  ['land', withPlace(LAND)],
  ['colony', { arguments: ['PLANET', 'ORE'], read: (place, ore) => at(at(COLONIES, readPlace(place)), readOre(ore)) }],
  ['factory', withPlace(FACTORIES)],
  ['terraform', withPlace(TERRAFORM)],
  ['starship', { arguments: ['ORE'], read: (ore) => at(BUILD_SHIP, readOre(ore)) }],
  [
    'offer',
    {
      arguments: ['ID', 'SEAT', 'GIVE', 'WANT'],
      read: (id, to, give, want) => ({ do: 'offer', id: readId(id), to: readSeat(to), give: readCards(give), want: readCards(want) }),
    },
  ],
  [
    'counter',
    {
      arguments: ['ID', 'GIVE', 'WANT'],
      read: (id, give, want) => ({ do: 'counter', id: readId(id), give: readCards(give), want: readCards(want) }),
    },
  ],
  ['accept', { arguments: ['ID'], read: (id) => at(ACCEPT, readId(id) - 1) }],
  ['decline', { arguments: ['ID'], read: (id) => at(DECLINE, readId(id) - 1) }],
  ['bank', { arguments: ['GIVE', 'TAKE'], read: (give, take) => at(at(BANK, readResource(give)), readResource(take)) }],
  ['end', alone(END)],
  ['score', { arguments: ['ELEMENT'], read: (element) => at(SCORE, readWord('element', element, ELEMENTS)) }],
  ['discard', withResource(DISCARD)],
  ['use', { arguments: ['ARTIFACT'], read: (artifact) => at(USE, readWord('artifact', artifact, ARTIFACTS)) }],
  ['take', withResource(TAKE)],
  ['look', { arguments: ['SYSTEM'], read: (system) => at(LOOK, readWord('system', system, SYSTEMS.slice(0, LOOK.length))) }],
  ['swap', { arguments: ['SPACE'], read: (space) => at(SWAP, readSpace(space)) }],
  ['pass', alone(PASS)],
]);

function alone(decision: Decision): Word {
  return { arguments: [], read: () => decision };
}

function withResource(decisions: readonly Decision[]): Word {
  return { arguments: ['RESOURCE'], read: (resource) => at(decisions, readResource(resource)) };
}

function withPlace(decisions: readonly Decision[]): Word {
  return { arguments: ['PLANET'], read: (place) => at(decisions, readPlace(place)) };
}

function letter(resource: number): string {
  return LETTERS[resource] ?? '?';
}

function cards(bundle: Bundle): string {
  return bundle === NOTHING ? '-' : lettersOf(bundle);
}

function readWord(field: string, word: string | undefined, words: readonly string[]): number {
  const index = words.indexOf(word ?? '');
  if (index < 0) throw new BadInput(field, word, `one of ${words.join(', ')}`);
  return index;
}

function readSpace(text: string | undefined): number {
  return readNumber('space', text, 1, MAX_SPACES) - 1;
}

function readSeat(text: string | undefined): number {
  return readNumber('seat', text, 0, 4);
}

function readId(text: string | undefined): number {
  return readNumber('offer', text, 1, MAX_OFFERS);
}

function readNumber(field: string, text: string | undefined, from: number, to: number): number {
  const number = /^(0|[1-9]\d?)$/.test(text ?? '') ? Number(text) : -1;
  if (number < from || number > to) throw new BadInput(field, text, `a number from ${from} to ${to}`);
  return number;
}

function readResource(text: string | undefined): number {
  return readWord('resource', text, LETTERS);
}

function readOre(text: string | undefined): number {
  const ore = ORES.findIndex((resource) => LETTERS[resource] === text);
  if (ore < 0) throw new BadInput('ore', text, 'one of X, Y, Z');
  return ore;
}

function readPlace(text: string | undefined): number {
  const [, code = '', number = ''] = /^(\D+)(\d)$/.exec(text ?? '') ?? [];
  const system = SYSTEMS.findIndex((one) => one === code);
  const index = Number(number) - 1;
  if (system < 0 || index < 0 || index >= SYSTEM_SIZE.max) {
    throw new BadInput('planet', text, `a system and a number from 1 to ${SYSTEM_SIZE.max}, such as sR3 or sol1`);
  }
  return placeOf(system, index);
}

function readOrigin(text: string | undefined): number {
  return text === 'deep' ? DEEP_SPACE : readPlace(text);
}

function readTarget(text: string | undefined): number {
  return text === 'deep' ? DEEP : readWord('system', text, [...SYSTEMS, 'deep']);
}

/** Cards have one spelling only: letters in order, no more than there are. */
function readCards(text: string | undefined): Bundle {
  if (text === '-') return NOTHING;
  const known = /^[WFEXYZ]+$/.test(text ?? '') && (text ?? '').length <= RESOURCES.length * CARDS_EACH;
  const bundle =
    known && RESOURCES.every((_, resource) => (text ?? '').split(letter(resource)).length - 1 <= CARDS_EACH)
      ? bundleOf(text ?? '')
      : NOTHING;
  if (bundle === NOTHING || lettersOf(bundle) !== text || RESOURCES.some((_, resource) => countOf(bundle, resource) > CARDS_EACH)) {
    throw new BadInput('cards', text, 'letters in the order WFEXYZ such as WWE, or "-" for none');
  }
  return bundle;
}
