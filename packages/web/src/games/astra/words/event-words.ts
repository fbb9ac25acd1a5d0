import type { AstraEvent } from '@astrarium/astra';
import { sentence } from '@astrarium/astra/text';
import type { Language } from '../../../i18n/language.ts';
import type { EventWords } from '../../../play/log/event-words.ts';
import { namesAt } from '../table/names.ts';
import { loadAstraText } from './catalogues.ts';

export async function astraEventWords(language: Language): Promise<EventWords> {
  const text = await loadAstraText(language);
  return (event, seats) => {
    const happened = event as AstraEvent;
    return ASIDE.has(happened.kind) ? null : sentence(text, happened, namesAt(seats));
  };
}

const ASIDE: ReadonlySet<AstraEvent['kind']> = new Set<AstraEvent['kind']>(['gained', 'spent', 'reactivated', 'sphere', 'dealt']);
