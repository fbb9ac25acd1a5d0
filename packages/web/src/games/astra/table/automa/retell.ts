import { type AstraEvent, type AstraView, type CardId, NO_CARD } from '@astrarium/astra';

/**
 * The table after these things have happened, told from the table before them. Auptolemy's whole turn comes as one update: this is
 * how the page shows it step by step. What is being asked is left out.
 */
export function retell(view: AstraView, events: readonly AstraEvent[]): AstraView {
  const draft = structuredClone(view) as DraftView;
  draft.frames = [];
  let selected: CardId = NO_CARD;
  for (const event of events) {
    if (event.kind === 'rolled') selected = event.card;
    if (draft.automa !== null) tellLibrary(draft.automa, event, selected);
    tellTable(draft, event);
  }
  return draft;
}

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
type DraftView = Mutable<AstraView>;

/** A11.5 to A11.8. */
function tellLibrary(automa: NonNullable<DraftView['automa']>, event: AstraEvent, selected: CardId): void {
  switch (event.kind) {
    case 'rolled':
      if (event.from === 'right') automa.right = event.card;
      if (event.from !== 'deck') return;
      automa.cards -= 1;
      automa.top = null;
      return;
    case 'spent':
      if (event.rule === 'A11.8') automa.discard.push(selected);
      return;
    case 'library':
      if (event.place === 'top') {
        automa.top = event.card;
        return;
      }
      if (event.rule === 'A11.8') automa.cards -= 1;
      automa.top = null;
      if (event.place === 'right') automa.right = event.card;
      else if (event.card !== null) automa.left = event.card;
      return;
    case 'reshuffled':
      automa.cards = event.cards;
      automa.discard = [];
  }
}

function tellTable(draft: DraftView, event: AstraEvent): void {
  switch (event.kind) {
    case 'turn':
      draft.active = event.seat;
      draft.round = event.round;
      return;
    case 'marked':
      markStar(draft, event.card, event.seat ?? draft.players, event.star);
      return;
    case 'gained':
    case 'spent':
      addTo(draft, event);
      return;
    case 'used':
      moveCard(draft, event.seat, event.card, 'active', 'exhausted');
      return;
    case 'reactivated':
      moveCard(draft, event.seat, event.card, 'exhausted', 'active');
      return;
    case 'sphere':
      draft.sphere = event.to;
      return;
    case 'discovered':
      if (event.seat === null) return;
      takeFromSky(draft, event.card);
      draft.journals[event.seat]?.active.push(event.card);
      return;
    case 'discarded':
      discard(draft, event);
      return;
    case 'dealt':
      draft.slots[event.slot] = { card: event.card, marks: noMarks(draft) };
      drawOne(draft);
      return;
    case 'end-triggered':
      draft.lastRound = event.lastRound;
      draft.triggeredBy = event.seat;
  }
}

function markStar({ slots }: DraftView, card: CardId, pen: number, star: number): void {
  const marks = slots.find((slot) => slot.card === card)?.marks;
  if (marks !== undefined) marks[pen] = (marks[pen] ?? 0) | (1 << star);
}

function addTo({ journals }: DraftView, event: Extract<AstraEvent, { kind: 'gained' | 'spent' }>): void {
  const journal = journals[event.seat];
  if (journal === undefined) return;
  journal[event.what === 'telescope' ? 'telescopes' : event.what] += event.kind === 'gained' ? event.amount : -event.amount;
}

function moveCard({ journals }: DraftView, seat: number, card: CardId, from: 'active' | 'exhausted', to: 'active' | 'exhausted'): void {
  const journal = journals[seat];
  if (journal === undefined) return;
  removeFrom(journal[from], card);
  journal[to].push(card);
}

function discard(draft: DraftView, event: Extract<AstraEvent, { kind: 'discarded' }>): void {
  if (event.from === 'deck') drawOne(draft);
  else if (event.from === 'sky') takeFromSky(draft, event.card);
  else {
    const journal = event.seat === null ? undefined : draft.journals[event.seat];
    if (journal !== undefined) for (const cards of [journal.active, journal.exhausted]) removeFrom(cards, event.card);
  }
  draft.discard.push(event.card);
}

function takeFromSky(draft: DraftView, card: CardId): void {
  const slot = draft.slots.findIndex((place) => place.card === card);
  if (slot >= 0) draft.slots[slot] = { card: NO_CARD, marks: noMarks(draft) };
}

function drawOne({ deck }: DraftView): void {
  if (deck.above > 0) deck.above -= 1;
  else deck.below -= 1;
}

function noMarks({ slots }: DraftView): number[] {
  return (slots[0]?.marks ?? []).map(() => 0);
}

function removeFrom(cards: CardId[], card: CardId): void {
  const index = cards.indexOf(card);
  if (index >= 0) cards.splice(index, 1);
}
