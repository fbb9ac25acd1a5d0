import { at, Chance, type Refusal, readSeed, type Seat, type Told, type Viewer, witnessed } from '@astrarium/core';
import { NO_SCORING } from '../src/automa/automa.ts';
import { SOLO_DECK } from '../src/automa/setup.ts';
import {
  type AstraEvent,
  type AstraState,
  AUPTOLEMY,
  astra,
  type Card,
  cardByCode,
  cardLimit,
  cardOf,
  DECK_SPLIT,
  ELEMENTS,
  type Element,
  type ElementName,
  NO_CARD,
  SCORING_CARDS,
} from '../src/index.ts';
import { refillSlots } from '../src/rules/deck.ts';
import { dreamStar, markStar } from '../src/rules/marking.ts';
import { proceed } from '../src/rules/proceed.ts';
import { beginTurn } from '../src/rules/turn-order.ts';
import { type LibraryPlan, layLibrary, partCards } from './a-library.ts';
import { lineOf } from './event-line.ts';
import { LoadedChance } from './loaded-chance.ts';

/** What a test cares about; all the rest is filled in so that the position could have come up in a real game. */
export interface Plan {
  readonly players?: number;
  /** The solo game: seat 1 is Auptolemy's, and these are its modifiers, Library and die. */
  readonly solo?: LibraryPlan;
  /** The version of the rules, if not the newest. */
  readonly edition?: number;
  readonly first?: Seat;
  readonly active?: Seat;
  readonly round?: number;
  readonly sphere?: ElementName;
  /** Card codes, lowest slot first. Slots not named hold some other card, or none if the deck has run out. */
  readonly slots?: readonly string[];
  /** By card, the stars of each pen: of seat 0, of seat 1, …, and with 2 players the dreamer's last. */
  readonly marks?: Readonly<Record<string, readonly string[]>>;
  readonly journals?: readonly Partial<Holdings>[];
  /** The next cards of the deck, top first. */
  readonly deck?: readonly string[];
  /** Cards left above and below the Game End card; with none above, this is the last round. */
  readonly above?: number;
  readonly below?: number;
  /** Final Scoring cards by seat, such as `fire air`. */
  readonly scoring?: readonly string[];
}

/** A Journal in words: cards by their codes. */
export interface Holdings {
  readonly fame: number;
  readonly pouch: number;
  readonly wisdom: number;
  readonly stardust: number;
  readonly telescopes: number;
  readonly active: readonly string[];
  readonly exhausted: readonly string[];
}

const AT_START: Holdings = { fame: 0, pouch: 5, wisdom: 0, stardust: 8, telescopes: 0, active: [], exhausted: [] };

/** A table in the middle of a game, at the beginning of the active player's turn. */
export function aTable(plan: Plan = {}): ATable {
  return new ATable(lay(plan.solo === undefined ? plan : { ...plan, players: 2 }), new LoadedChance(SEED, plan.solo?.rolls ?? []));
}

export class ATable {
  readonly state: AstraState;
  readonly told: Told<AstraEvent>[] = [];
  private readonly chance: Chance;

  constructor(state: AstraState, chance: Chance) {
    this.state = state;
    this.chance = chance;
    checkWhole(state);
  }

  get events(): AstraEvent[] {
    return this.told.map(({ event }) => event);
  }

  /** The events as lines such as `gained 0 stardust 4 A7.3`; with `kinds`, only those. */
  log(...kinds: AstraEvent['kind'][]): string[] {
    return this.events.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).map(lineOf);
  }

  get waitingFor(): readonly Seat[] {
    return astra.waitingFor(this.state);
  }

  /** Carries the turn on as far as nobody has to decide: Auptolemy's, where it is Auptolemy's. */
  goOn(): this {
    proceed(this.state, this.chance, this.tell);
    checkWhole(this.state);
    return this;
  }

  /** Decisions of the one seat that is asked. */
  do(...texts: string[]): this {
    for (const text of texts) this.play(this.asked(), text);
    return this;
  }

  /** Decisions of this seat. Throws if one of them is refused. */
  play(seat: Seat, ...texts: string[]): this {
    for (const text of texts) {
      const refusal = this.refusal(seat, text);
      if (refusal !== undefined) {
        throw new Error(
          `seat ${seat}, ${text}: ${refusal.rule} ${refusal.reason}; open to it: ${this.legal(seat).join(', ') || 'nothing'}`,
        );
      }
      astra.apply(this.state, seat, astra.read(text), this.chance, this.tell);
      checkWhole(this.state);
    }
    return this;
  }

  /** Why the seat can't decide this now. What is refused and what is listed as open must agree. */
  refusal(seat: Seat, text: string): Refusal | undefined {
    const refusal = astra.refusal(this.state, seat, astra.read(text));
    if (this.legal(seat).includes(text) !== (refusal === undefined)) throw new Error(`seat ${seat}, ${text}: refusal and legal disagree`);
    return refusal;
  }

  /** The refusal in short, `A5.2 not-the-starting-star`, or `fine`. Asks for the seat whose decision is due unless told otherwise. */
  why(text: string, seat: Seat = this.asked()): string {
    const refusal = this.refusal(seat, text);
    return refusal === undefined ? 'fine' : `${refusal.rule} ${refusal.reason}`;
  }

  /** Everything open to the seat, as sorted notation. */
  legal(seat: Seat = this.asked()): string[] {
    return astra
      .legal(this.state, seat)
      .map((decision) => astra.write(decision))
      .toSorted();
  }

  journal(seat: Seat): Holdings {
    const { active, exhausted, ...tracks } = at(this.state.journals, seat);
    return { ...tracks, active: codesOf(active), exhausted: codesOf(exhausted) };
  }

  /** Everything these viewers may know. */
  seenBy(viewers: readonly Viewer[]): unknown[] {
    return viewers.map((viewer) => [astra.view(this.state, viewer), witnessed(this.told, viewer)]);
  }

  get sphere(): ElementName {
    return at(ELEMENTS, this.state.sphere);
  }

  /** Card codes by slot; an empty slot is `-`. */
  get slots(): string[] {
    return this.state.slots.map((card) => (card === NO_CARD ? '-' : cardOf(card).code));
  }

  get discard(): string[] {
    return codesOf(this.state.discard);
  }

  /** The stars of a card in the slots that this pen has marked, in the card's order. */
  stars(code: string, pen: number): string[] {
    const slot = this.state.slots.indexOf(aCard(code).id);
    const marks = at(astra.view(this.state, 'spectator').slots, slot).marks;
    return aCard(code).stars.filter((_, star) => at(marks, pen) & (1 << star));
  }

  private readonly tell = (event: AstraEvent, only?: Seat): void => {
    this.told.push(only === undefined ? { event } : { event, only });
  };

  private asked(): Seat {
    if (this.waitingFor.length !== 1) throw new Error(`not one seat is asked but ${this.waitingFor.length}: name the seat`);
    return at(this.waitingFor, 0);
  }
}

/** The card with this code. */
export function aCard(code: string): Card {
  const card = cardByCode(code);
  if (card === undefined) throw new Error(`no card ${code}`);
  return card;
}

const SEED = readSeed('a57a');

function lay(plan: Plan): AstraState {
  const { players = 3, first = 0, active = first, round = 1 } = plan;
  const { solo } = plan;
  const options = solo === undefined ? { players, first } : { players: 1, modifiers: solo.modifiers ?? [] };
  const fresh = astra.setup(astra.options(options), new Chance(SEED), undefined, plan.edition);
  const scoring = dealScoring(plan, players);
  const state: AstraState = { ...fresh, ...emptySky(fresh), ...layCards(plan, players, fresh, scoring), scoring };
  state.sphere = ELEMENTS.indexOf(plan.sphere ?? 'fire') as Element;
  if (plan.above === 0) {
    state.lastRound = round;
    state.triggeredBy = active === first ? (first + 1) % players : first;
  }
  refillSlots(state, 'A2.3');
  const holders = Array.from({ length: players }, (_, seat) => ({
    ...AT_START,
    ...(solo !== undefined && seat === AUPTOLEMY ? { fame: 12, stardust: 5 } : {}),
    ...plan.journals?.[seat],
  }));
  const kept = new Set([...state.slots, ...holders.flatMap(({ active: ready, exhausted }) => idsOf([...ready, ...exhausted]))]);
  state.discard.push(...state.deck.slice(0, state.drawn).filter((card) => !kept.has(card)));
  markAll(state, plan.marks ?? {});
  for (const [seat, holdings] of holders.entries()) {
    state.journals[seat] = { ...holdings, active: idsOf(holdings.active), exhausted: idsOf(holdings.exhausted) };
    if (solo === undefined || seat !== AUPTOLEMY) checkLimit(holdings, seat);
  }
  state.frames.length = 0;
  state.round = active === first ? round - 1 : round;
  beginTurn(state, active);
  return state;
}

function emptySky({ slots, marked, frontier, marks }: AstraState) {
  const none = (list: readonly number[]): number[] => list.map(() => 0);
  return { slots: slots.map(() => NO_CARD), marked: none(marked), frontier: none(frontier), marks: none(marks), discard: [] as number[] };
}

function dealScoring({ scoring = [] }: Plan, players: number): number[] {
  const named = scoring.map(scoringCard);
  const others = SCORING_CARDS.map((_, index) => index).filter((index) => !named.includes(index));
  return [...named, ...others].slice(0, players);
}

/** Deck and, in the solo game, Library. */
function layCards(plan: Plan, players: number, { deck, automa }: AstraState, scoring: readonly number[]) {
  const held = (plan.journals ?? []).flatMap(({ active = [], exhausted = [] }) => [...active, ...exhausted]);
  if (automa === null) return layDeck(plan, players, held, deck, at(Object.values(DECK_SPLIT), players - 2));
  const all = [...deck, ...automa.deck, ...automa.removed];
  const { drawDeck, leftOver } = partCards(plan.solo ?? {}, all, idsOf([...held, ...(plan.slots ?? []), ...(plan.deck ?? [])]));
  const library = layLibrary(plan.solo ?? {}, automa, leftOver);
  const ownScoring = automa.scoring === NO_SCORING ? NO_SCORING : at(scoring, AUPTOLEMY);
  return { ...layDeck(plan, players, held, drawDeck, SOLO_DECK), automa: { ...library, scoring: ownScoring } };
}

/** The deck with the plan's cards in their places: those gone, then the slots', then the top. What the plan leaves open is as shuffled. */
function layDeck(plan: Plan, players: number, held: readonly string[], shuffled: readonly number[], split: { readonly below: number }) {
  const slots = plan.slots ?? [];
  const named = [...held, ...slots, ...(plan.deck ?? [])];
  if (new Set(named).size !== named.length) throw new Error(`a card is named twice: ${named.join(' ')}`);
  const spare = shuffled.filter((card) => !idsOf(named).includes(card));
  const below = plan.below ?? split.below;
  if (below < split.below && plan.above !== 0) throw new Error('cards are missing below the Game End card: say above: 0');
  const left = plan.above === undefined ? shuffled.length - held.length - 1 - (players + 1) : plan.above + below;
  // An empty deck leaves slots empty; otherwise all of them are full.
  const more = left === 0 ? 0 : players + 1 - slots.length;
  const inSlots = [...idsOf(slots), ...spare.splice(0, more)];
  const toDiscard = shuffled.length - left - held.length - inSlots.length;
  if (toDiscard < 1 || (plan.above !== 0 && left <= split.below))
    throw new Error('the plan needs more cards than have left the deck by then');
  const gone = [...idsOf(held), ...spare.splice(0, toDiscard)];
  return { deck: [...gone, ...inSlots, ...idsOf(plan.deck ?? []), ...spare], drawn: gone.length };
}

function markAll(state: AstraState, marks: Readonly<Record<string, readonly string[]>>): void {
  for (const [code, pens] of Object.entries(marks)) {
    const card = aCard(code);
    const slot = state.slots.indexOf(card.id);
    if (slot < 0) throw new Error(`${code} is in no slot, so nobody can have marked it`);
    const starNames = pens.flatMap((stars) => stars.split(' ').filter(Boolean));
    if (new Set(starNames).size !== starNames.length) throw new Error(`a star of ${code} is marked twice: ${starNames.join(' ')}`);
    if (starNames.length === card.stars.length) throw new Error(`${code} is fully marked, so it would have been discovered`);
    for (const [pen, stars] of pens.entries()) {
      for (const name of stars.split(' ').filter(Boolean)) {
        const star = card.stars.indexOf(name);
        if (star < 0) throw new Error(`${code} has no star ${name}`);
        if (pen === state.players) dreamStar(state, slot, star);
        else markStar(state, pen, slot, star, 'A5.2');
      }
    }
  }
}

function checkLimit({ active, exhausted, wisdom }: Holdings, seat: Seat): void {
  const cards = active.length + exhausted.length;
  if (cards > cardLimit(wisdom)) throw new Error(`seat ${seat} holds ${cards} cards: its wisdom ${wisdom} allows ${cardLimit(wisdom)}`);
}

/** All 48 cards are somewhere, once; every star has one pen at most; and where one may begin is what A5.2 says. */
function checkWhole(state: AstraState): void {
  const inSlots = state.slots.filter((card) => card !== NO_CARD);
  const held = state.journals.flatMap(({ active, exhausted }) => [...active, ...exhausted]);
  const { automa } = state;
  const library = automa === null ? [] : [...automa.library, ...automa.deck.slice(automa.drawn), ...automa.discard, ...automa.removed];
  const all = [...state.deck.slice(state.drawn), ...inSlots, ...state.discard, ...held, ...library];
  if (all.length !== 48 || new Set(all).size !== 48) throw new Error(`48 cards expected, found ${all.length}: ${codesOf(all).join(' ')}`);
  for (const [slot, { marks }] of astra.view(state, 'spectator').slots.entries()) {
    const sum = marks.reduce((stars, pen) => stars + pen, 0);
    if (sum !== state.marked[slot]) throw new Error(`slot ${slot}: the pens' stars are not the marked stars`);
    if (state.frontier[slot] !== beginnings(at(state.slots, slot), sum)) throw new Error(`slot ${slot}: one may not begin where A5.2 says`);
  }
}

/** A5.2, read off the lines of the card. */
function beginnings(card: number, marked: number): number {
  if (card === NO_CARD) return 0;
  if (marked === 0) return cardOf(card).start;
  const isMarked = (star: number): boolean => (marked & (1 << star)) !== 0;
  const ends = cardOf(card).lines.flatMap(([a, b]) => (isMarked(a) === isMarked(b) ? [] : [isMarked(a) ? b : a]));
  return ends.reduce((set, star) => set | (1 << star), 0);
}

function idsOf(codes: readonly string[]): number[] {
  return codes.map((code) => aCard(code).id);
}

function codesOf(cards: readonly number[]): string[] {
  return cards.map((card) => cardOf(card).code);
}

/** Final Scoring card by its two Elements. */
function scoringCard(elements: string): number {
  const wanted = elements.split(' ').toSorted().join(' ');
  const index = SCORING_CARDS.findIndex(
    (pair) =>
      wanted ===
      pair
        .map((element) => at(ELEMENTS, element))
        .toSorted()
        .join(' '),
  );
  if (index < 0) throw new Error(`no Final Scoring card ${elements}`);
  return index;
}
