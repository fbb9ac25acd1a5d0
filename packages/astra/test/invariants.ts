import { at, popcount } from '@astrarium/core';
import { AUPTOLEMY, type Automa, isAutoma, NO_SCORING } from '../src/automa/automa.ts';
import { CARDS, MAX_POUCH, MAX_WISDOM } from '../src/index.ts';
import { type AstraState, cardIn, cardLimit, marksOf, NO_CARD, NO_PICK, pensOf } from '../src/state.ts';

/** What is wrong with a state, in words; undefined if nothing is. Written apart from the rules, so that both can't be wrong alike. */
export function broken(state: AstraState): string | undefined {
  return (
    cardsLost(state) ??
    marksWrong(state) ??
    journalsWrong(state) ??
    framesWrong(state) ??
    automaWrong(state, state.automa) ??
    endWrong(state)
  );
}

/** Each of the 48 cards is in exactly one place. */
function cardsLost(state: AstraState): string | undefined {
  const seen = new Uint8Array(CARDS.length);
  const see = (cards: readonly number[]): void => {
    for (const card of cards) if (card !== NO_CARD) seen[card] = (seen[card] ?? 0) + 1;
  };
  see(state.slots);
  see(state.deck.slice(state.drawn));
  see(state.discard);
  if (state.automa !== null) {
    const { library, deck, drawn, discard, removed } = state.automa;
    see(library);
    see(deck.slice(drawn));
    see(discard);
    see(removed);
  }
  for (const { active, exhausted } of state.journals) {
    see(active);
    see(exhausted);
  }
  const wrong = seen.findIndex((times) => times !== 1);
  return wrong < 0 ? undefined : `card ${wrong} is in ${seen[wrong]} places`;
}

function marksWrong(state: AstraState): string | undefined {
  for (let slot = 0; slot < state.slots.length; slot += 1) {
    let [union, stars] = [0, 0];
    for (let pen = 0; pen < pensOf(state.players); pen += 1) {
      const marks = marksOf(state, slot, pen);
      union |= marks;
      stars += popcount(marks);
    }
    if (stars !== popcount(union)) return `slot ${slot}: a star is marked twice`;
    if (union !== state.marked[slot]) return `slot ${slot}: marked ${state.marked[slot]}, pens say ${union}`;
    const card = cardIn(state, slot);
    if (card === undefined) {
      if (union !== 0 || state.frontier[slot] !== 0) return `slot ${slot} is empty and has marks`;
      continue;
    }
    if ((union & ~card.all) !== 0) return `slot ${slot}: a mark off the card`;
    const frontier = nextTo(card, union);
    if (frontier !== state.frontier[slot]) return `slot ${slot}: frontier ${state.frontier[slot]}, should be ${frontier}`;
  }
  return undefined;
}

/** A5.2 said straight from the lines: the stars where one may begin. */
function nextTo(card: (typeof CARDS)[number], marked: number): number {
  if (marked === 0) return card.start;
  let next = 0;
  for (const [a, b] of card.lines) {
    if (marked & (1 << a)) next |= 1 << b;
    if (marked & (1 << b)) next |= 1 << a;
  }
  return next & ~marked;
}

function journalsWrong(state: AstraState): string | undefined {
  for (const [seat, journal] of state.journals.entries()) {
    const { fame, pouch, wisdom, stardust, telescopes, active, exhausted } = journal;
    if (fame < 0 || stardust < 0 || telescopes < 0) return `seat ${seat} owes something: ${JSON.stringify(journal)}`;
    if (pouch < 5 || pouch > MAX_POUCH || wisdom < 0 || wisdom > MAX_WISDOM)
      return `seat ${seat}: a track is off: ${JSON.stringify(journal)}`;
    const busy = seat === state.active && state.turn.stage !== 'action';
    if (!busy && !isAutoma(state, seat) && active.length + exhausted.length > cardLimit(wisdom))
      return `seat ${seat} holds more cards than its limit`;
  }
  const scoring = new Set(state.scoring);
  return scoring.size === state.players ? undefined : `Final Scoring cards ${state.scoring.join(' ')}`;
}

function framesWrong(state: AstraState): string | undefined {
  for (const [index, frame] of state.frames.entries()) {
    const inner = index === state.frames.length - 1;
    if (frame.phase === 'boons' && inner && frame.asked === 0) return 'nobody is asked for a Boon';
    if (frame.phase !== 'boons' && (frame.seat < 0 || frame.seat >= state.players)) return `${frame.phase} asks seat ${frame.seat}`;
    if (frame.picks.some((pick, seat) => pick !== NO_PICK && (frame.asked & (1 << seat)) === 0)) return 'somebody not asked has picked';
  }
  return undefined;
}

/** A11: what Auptolemy never has, never is asked, and always takes. */
function automaWrong(state: AstraState, automa: Automa | null): string | undefined {
  if (automa === null) return undefined;
  const { pouch, wisdom, stardust, telescopes, exhausted } = at(state.journals, AUPTOLEMY);
  if (pouch !== 5 || wisdom !== 0 || exhausted.length > 0) return 'Auptolemy has gained what it never gains';
  if (stardust > (automa.modifiers.includes('six-stardust') ? 6 : 5)) return `Auptolemy has ${stardust} Stardust`;
  if (automa.modifiers.includes('no-telescopes') && telescopes > 0) return 'Auptolemy has collected Telescopes';
  if (automa.drawn > automa.deck.length) return 'Auptolemy has drawn from an empty deck';
  if (automa.modifiers.includes('endless-library') && (automa.ranOut || automa.drawn === automa.deck.length)) return 'its deck is empty';
  if (automa.scoring !== NO_SCORING && automa.scoring !== state.scoring[AUPTOLEMY]) return 'its Final Scoring card is not its own';
  for (const { seat, slot, picks } of state.frames) {
    if (seat === AUPTOLEMY) return 'Auptolemy is asked';
    const pick = picks[AUPTOLEMY] ?? NO_PICK;
    if (pick !== NO_PICK && cardIn(state, slot)?.boons[pick]?.kind !== 'fame') return 'Auptolemy picks something else than Fame';
  }
  return undefined;
}

/** A9: the end is triggered exactly when the Game End card has come up; the game is over after the last round. */
function endWrong(state: AstraState): string | undefined {
  const passed = state.drawn >= state.gameEndAt;
  if (passed !== state.lastRound > 0) return `${state.drawn} cards drawn of ${state.gameEndAt}, last round ${state.lastRound}`;
  if (state.lastRound > 0 && state.round > state.lastRound) return `round ${state.round} after the last round ${state.lastRound}`;
  if (state.frames.length > 0) return undefined;
  const lastSeat = (state.first + state.players - 1) % state.players;
  if (state.automa?.ranOut) return undefined;
  const over = state.round === state.lastRound && state.active === lastSeat && at(state.journals, lastSeat) !== undefined;
  return over ? undefined : 'the game stopped before its last turn';
}
