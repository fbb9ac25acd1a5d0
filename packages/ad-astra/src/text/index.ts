import type { Refusal } from '@astrarium/core';
import { RESOURCES } from '../data/resources.ts';
import type { AdAstraEvent } from '../events.ts';
import { en } from './catalogue.en.ts';
import { fr } from './catalogue.fr.ts';
import type { AdAstraText, Names } from './catalogue.ts';

export { REASONS, type Reason } from '../rules/reasons.ts';
export { type AdAstraText, ARTIFACT_NAMES, type Names } from './catalogue.ts';
export type { Words } from './words.ts';

/** The game's words by language. */
export const AD_ASTRA_TEXT = { en, fr } as const satisfies Readonly<Record<string, AdAstraText>>;

/** One event as a line of the log. */
export function sentence(text: AdAstraText, event: AdAstraEvent, names: Names): string {
  // The table has a sentence for each kind, so the one found by the event's own kind takes this event.
  const tell = text.events[event.kind] as (event: AdAstraEvent, names: Names) => string;
  return tell(event, names);
}

/** Seats by the names given. */
export function namesOf(seats: readonly string[]): Names {
  return { seat: (seat) => seats[seat] ?? `${seat + 1}` };
}

/** Why a decision can't be taken, and what is missing for it; undefined where the rules of Ad Astra give no such reason. */
export function refusalWords(text: AdAstraText, { reason, missing }: Refusal): string | undefined {
  const words: Readonly<Record<string, string>> = text.reasons;
  if (!Object.hasOwn(words, reason)) return undefined;
  const resource = RESOURCES.find((name) => name === missing?.what);
  if (missing === undefined || resource === undefined) return words[reason];
  // What the other player holds may be told: offers are made only on a Trade card, where all hands lie open (B7.1).
  const lack = reason === 'partner-has-too-few' ? text.partnerLacks : text.lack;
  return `${words[reason]} ${lack(text.resources[resource], missing.need, missing.have)}`;
}
