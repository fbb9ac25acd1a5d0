import type { Narrator, Refusal, Result, Section } from '@astrarium/core';
import type { AstraEvent } from '../../events.ts';
import type { AstraView } from '../../view.ts';
import { isScoreLine, namesOf, refusalWords, sentence } from '../index.ts';
import { choicesInWords } from './choices.ts';
import { questionInWords } from './question.ts';
import type { Speech } from './speech.ts';
import { tableInWords } from './table.ts';

/** Tells a game of Astra in this language. */
export function narrate(speech: Speech): Narrator<AstraView, AstraEvent> {
  return {
    table: (view, names) => tableInWords(speech, view, names),
    question: (view, seat, names) => questionInWords(speech, view, seat, names),
    choices: (view, legal) => choicesInWords(speech, view, legal),
    event: (event, names) => sentence(speech.text, event, namesOf(names)),
    refusal: (refusal: Refusal) => refusalWords(speech.text, refusal) ?? speech.text.reasons['no-such-decision'],
    result: (result, names) => resultInWords(speech, result, names),
  };
}

function resultInWords({ text, phrases }: Speech, { seats, winners }: Result, names: readonly string[]): Section[] {
  const words = phrases.result;
  return [
    ...seats.map(({ total, lines }, seat) => ({
      heading: words.total(names[seat] ?? '', total),
      lines: lines.map(({ name, points }) => words.line(isScoreLine(name) ? text.scoreLines[name] : name, points)),
    })),
    { heading: words.heading, lines: [words.winners(phrases.list(winners.map((seat) => names[seat] ?? '')))] },
  ];
}
