import type { AdAstraEvent } from '@astrarium/ad-astra';
import type { AstraEvent } from '@astrarium/astra';
import type { OnlineGame, SeatPlan } from '@astrarium/protocol';
import type { Language } from '../../i18n/language.ts';

/** Puts an event of the game into words; null for what goes without saying. */
export type EventWords = (event: unknown, seats: readonly SeatPlan[]) => string | null;

export type EventSentence = (event: unknown, seats: readonly SeatPlan[]) => string;

/** Fetches the words of a game in this language. */
export async function loadEventWords(game: OnlineGame, language: Language): Promise<EventWords> {
  const sentence = await LOADERS[game](language);
  return (event, seats) => (ASIDE.has((event as AstraEvent | AdAstraEvent).kind) ? null : sentence(event, seats));
}

const LOADERS: Readonly<Record<OnlineGame, (language: Language) => Promise<EventSentence>>> = {
  astra: async (language) => (await import('../../games/astra/words/event-words.ts')).astraEventWords(language),
  'ad-astra': async (language) => (await import('../../games/ad-astra/words/event-words.ts')).adAstraEventWords(language),
};

/** What only follows from something else: a summary does without. */
const ASIDE: ReadonlySet<string> = new Set<AstraEvent['kind'] | AdAstraEvent['kind']>([
  'gained',
  'spent',
  'reactivated',
  'sphere',
  'dealt',
  'passed',
]);
