import type { AdAstraEvent } from '@astrarium/ad-astra';
import { namesOf, sentence } from '@astrarium/ad-astra/text';
import { loadAdAstraText } from '../ad-astra/use-ad-astra-text.ts';
import type { Language } from '../text/language.ts';
import type { EventSentence } from './event-words.ts';

export async function adAstraEventWords(language: Language): Promise<EventSentence> {
  const { adAstra } = await loadAdAstraText(language);
  return (event, seats) => sentence(adAstra, event as AdAstraEvent, namesOf(seats.map(({ name }) => name)));
}
