import { at, type Seat, type Section } from '@astrarium/core';
import { AUPTOLEMY } from '../../automa/automa.ts';
import { type CardId, cardOf } from '../../data/cards.ts';
import { SCORING_CARDS } from '../../data/constants.ts';
import { cardLimit } from '../../state.ts';
import type { AstraView, AutomaView } from '../../view.ts';
import { abilityWords, cardName, elementName, listOr, type Speech } from './speech.ts';

/** The viewer's own Journal first, then the others clockwise. */
export function journalsInWords(speech: Speech, view: AstraView, names: readonly string[]): Section[] {
  const { viewer, journals } = view;
  const from = viewer === 'spectator' ? 0 : viewer;
  return journals.map((_, n) => {
    const seat = (from + n) % journals.length;
    return view.automa !== null && seat === AUPTOLEMY
      ? automaInWords(speech, view, view.automa, at(names, seat))
      : journalInWords(speech, view, seat, names);
  });
}

function journalInWords(speech: Speech, { viewer, journals, scoring }: AstraView, seat: Seat, names: readonly string[]): Section {
  const words = speech.phrases.journal;
  const { fame, stardust, pouch, wisdom, telescopes, active, exhausted } = at(journals, seat);
  const card = scoring[seat] ?? null;
  return {
    heading: seat === viewer ? words.own : words.of(at(names, seat)),
    lines: [
      words.tracks(fame, stardust, pouch, telescopes),
      words.wisdom(wisdom, active.length + exhausted.length, cardLimit(wisdom)),
      ...active.map((id) => words.active(cardName(speech, id), cardOf(id).code, abilityWords(speech, id))),
      ...exhausted.map((id) => words.exhausted(cardName(speech, id), cardOf(id).code, abilityWords(speech, id))),
      ...scoringInWords(speech, card),
    ],
    ...(seat === viewer && { brief: true }),
  };
}

/** A11: what Auptolemy has, and the Library that it takes its next card from. */
function automaInWords(speech: Speech, view: AstraView, automa: AutomaView, name: string): Section {
  const { phrases } = speech;
  const words = phrases.automa;
  const { fame, stardust, telescopes, active } = at(view.journals, AUPTOLEMY);
  return {
    heading: phrases.journal.of(name),
    lines: [
      words.tracks(fame, stardust, telescopes, active.length),
      words.left(libraryCard(speech, automa.left)),
      words.right(automa.right === null ? words.faceDown : libraryCard(speech, automa.right)),
      words.deck(automa.cards),
      ...(automa.top === null ? [] : [words.top(libraryCard(speech, automa.top))]),
      words.cards(listOr(speech, active.map(nameIn(speech)))),
      words.discard(listOr(speech, automa.discard.map(nameIn(speech)))),
      ...(automa.modifiers.length === 0 ? [] : [words.modifiers(phrases.list(automa.modifiers.map((one) => words.modifier[one])))]),
      ...scoringInWords(speech, automa.scoring),
    ],
  };
}

/** A11.5, A11.6: its Element is the Focus, its leftmost Boon of Fame the number of stars. */
function libraryCard(speech: Speech, id: CardId): string {
  const { element, boons } = cardOf(id);
  const stars = boons.find(({ kind }) => kind === 'fame')?.amount ?? 0;
  return speech.phrases.automa.card(cardName(speech, id), elementName(speech, element), stars);
}

function scoringInWords(speech: Speech, card: number | null): string[] {
  if (card === null) return [];
  const [first, second] = at(SCORING_CARDS, card);
  return [speech.phrases.journal.scoring(elementName(speech, first), elementName(speech, second))];
}

function nameIn(speech: Speech): (id: CardId) => string {
  return (id) => cardName(speech, id);
}
