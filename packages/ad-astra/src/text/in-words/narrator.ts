import type { Narrator, Refusal, Result, Section } from '@astrarium/core';
import { SOURCES } from '../../data/action-cards.ts';
import type { AdAstraEvent } from '../../events.ts';
import { ENDINGS } from '../../rules/ending.ts';
import type { AdAstraView } from '../../view.ts';
import { namesOf, refusalWords, sentence } from '../index.ts';
import { choicesInWords } from './choices.ts';
import { questionInWords } from './question.ts';
import type { Speech } from './speech.ts';
import { tableInWords } from './table.ts';

/** Tells a game of Ad Astra in this language. */
export function narrate(speech: Speech): Narrator<AdAstraView, AdAstraEvent> {
  return {
    table: (view, names) => tableInWords(speech, view, names),
    question: (view, seat, names) => questionInWords(speech, view, seat, names),
    choices: (view, legal, names) => choicesInWords(speech, view, legal, names),
    event: (event, names) => sentence(speech.text, event, namesOf(names)),
    refusal: (refusal: Refusal) => refusalWords(speech.text, refusal) ?? speech.text.reasons['no-such-decision'],
    result: (result, names) => resultInWords(speech, result, names),
  };
}

function resultInWords({ text, phrases }: Speech, { seats, winners, why }: Result, names: readonly string[]): Section[] {
  const words = phrases.result;
  const ending = ENDINGS.find((one) => one === why);
  return [
    ...seats.map(({ total, lines }, seat) => ({
      heading: words.total(names[seat] ?? '', total),
      lines: lines.map(({ name, points }) => words.line(sourceWords(text, name), points)),
    })),
    {
      heading: words.heading,
      lines: [
        words.winners(phrases.list(winners.map((seat) => names[seat] ?? ''))),
        ...(ending === undefined ? [] : [words.why(text.endings[ending])]),
      ],
    },
  ];
}

function sourceWords({ scoreLines }: Speech['text'], name: string): string {
  const source = SOURCES.find((one) => one === name);
  return source === undefined ? name : scoreLines[source];
}
