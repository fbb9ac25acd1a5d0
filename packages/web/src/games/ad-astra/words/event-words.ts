import type { AdAstraEvent } from '@astrarium/ad-astra';
import { namesOf, sentence } from '@astrarium/ad-astra/text';
import type { Language } from '../../../i18n/language.ts';
import type { EventWords } from '../../../play/log/event-words.ts';
import { loadAdAstraText } from './catalogues.ts';

export async function adAstraEventWords(language: Language): Promise<EventWords> {
  const { adAstra } = await loadAdAstraText(language);
  return (event, seats) => {
    const happened = event as AdAstraEvent;
    return ASIDE.has(happened.kind) ? null : sentence(adAstra, happened, namesOf(seats.map(({ name }) => name)));
  };
}

const ASIDE: ReadonlySet<AdAstraEvent['kind']> = new Set<AdAstraEvent['kind']>(['gained', 'spent', 'passed']);
