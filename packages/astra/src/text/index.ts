import type { Refusal } from '@astrarium/core';
import type { AstraEvent } from '../events.ts';
import { SCORE_LINES, type ScoreLineName } from '../rules/score-lines.ts';
import { en } from './catalogue.en.ts';
import { fr } from './catalogue.fr.ts';
import type { AstraText, Names } from './catalogue.ts';
import { letterOn, starLetter } from './star-letter.ts';
import { starOnCard } from './star-name.ts';

export { REASONS, type Reason } from '../rules/reasons.ts';
export { SCORE_LINES, type ScoreLineName } from '../rules/score-lines.ts';
export type { AbilityTiming, AstraText, Names } from './catalogue.ts';
export { asked, questionTo, tied } from './question.ts';
export { letterOn, starLetter, starOnCard };

/** The game's words by language. */
export const ASTRA_TEXT = { en, fr } as const satisfies Readonly<Record<string, AstraText>>;

/** One event as a line of the log. */
export function sentence(text: AstraText, event: AstraEvent, names: Names): string {
  // The table has a sentence for each kind, so the one found by the event's own kind takes this event.
  const tell = text.events[event.kind] as (event: AstraEvent, names: Names) => string;
  return tell(event, names);
}

/** Seats by the names given, stars as their cards call them. */
export function namesOf(seats: readonly string[]): Names {
  return {
    seat: (seat) => seats[seat] ?? `${seat + 1}`,
    star: starOnCard,
  };
}

export function isScoreLine(name: string): name is ScoreLineName {
  return (SCORE_LINES as readonly string[]).includes(name);
}

/** Why a decision can't be taken; undefined where the rules of Astra give no such reason. */
export function refusalWords(text: AstraText, { reason }: Refusal): string | undefined {
  const words: Readonly<Record<string, string>> = text.reasons;
  return Object.hasOwn(words, reason) ? words[reason] : undefined;
}
