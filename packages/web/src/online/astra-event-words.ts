import type { AstraEvent } from '@astrarium/astra';
import { sentence } from '@astrarium/astra/text';
import { namesAt } from '../astra/table/names.ts';
import { loadAstraText } from '../astra/use-astra-text.ts';
import type { Language } from '../text/language.ts';
import type { EventSentence } from './event-words.ts';

export async function astraEventWords(language: Language): Promise<EventSentence> {
  const text = await loadAstraText(language);
  return (event, seats) => sentence(text, event as AstraEvent, namesAt(seats));
}
