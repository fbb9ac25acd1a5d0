import type { AdAstraEvent } from '@astrarium/ad-astra';
import { namesOf, sentence } from '@astrarium/ad-astra/text';
import type { EventSentence } from '../../../features/room/event-words.ts';
import type { Language } from '../../../i18n/language.ts';
import { loadAdAstraText } from '../use-ad-astra-text.ts';

export async function adAstraEventWords(language: Language): Promise<EventSentence> {
  const { adAstra } = await loadAdAstraText(language);
  return (event, seats) => sentence(adAstra, event as AdAstraEvent, namesOf(seats.map(({ name }) => name)));
}
