import type { AdAstraEvent } from '@astrarium/ad-astra';
import type { AstraEvent } from '@astrarium/astra';
import type { OnlineGame, SeatPlan } from '@astrarium/protocol';
import type { Language } from '../text/language.ts';

/** Puts an event of the game into words; null for what goes without saying. */
export type EventWords = (event: unknown, seats: readonly SeatPlan[]) => string | null;

/** Fetches the words of a game in this language. */
export function loadEventWords(game: OnlineGame, language: Language): Promise<EventWords> {
  return LOADERS[game](language);
}

const LOADERS: Readonly<Record<OnlineGame, (language: Language) => Promise<EventWords>>> = {
  astra: async (language) => {
    const [{ ASTRA_TEXT, sentence }, { namesAt }] = await Promise.all([import('@astrarium/astra/text'), import('../astra/table/names.ts')]);
    return (event, seats) => {
      const told = event as AstraEvent;
      return ASIDE.has(told.kind) ? null : sentence(ASTRA_TEXT[language], told, namesAt(seats));
    };
  },
  'ad-astra': async (language) => {
    const { AD_ASTRA_TEXT, namesOf, sentence } = await import('@astrarium/ad-astra/text');
    return (event, seats) => {
      const told = event as AdAstraEvent;
      return ASIDE.has(told.kind) ? null : sentence(AD_ASTRA_TEXT[language], told, namesOf(seats.map(({ name }) => name)));
    };
  },
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
