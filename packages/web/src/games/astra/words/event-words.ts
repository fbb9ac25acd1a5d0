import type { AstraEvent } from '@astrarium/astra';
import { sentence } from '@astrarium/astra/text';
import type { EventSentence } from '../../../features/room/event-words.ts';
import type { Language } from '../../../i18n/language.ts';
import { namesAt } from '../table/names.ts';
import { loadAstraText } from '../use-astra-text.ts';

export async function astraEventWords(language: Language): Promise<EventSentence> {
  const text = await loadAstraText(language);
  return (event, seats) => sentence(text, event as AstraEvent, namesAt(seats));
}
