import type { AstraText } from '@astrarium/astra/text';
import { createContext, useContext } from 'react';
import type { Messages } from './en.ts';
import type { Language } from './language.ts';

export interface Text {
  readonly language: Language;
  readonly choose: (language: Language) => void;
  /** The words of the pages. */
  readonly words: Messages;
  /** The words of the game. */
  readonly astra: AstraText;
}

export const TextContext = createContext<Text | undefined>(undefined);

/** Every visible word comes from here. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (text === undefined) throw new Error('useText is for components inside TextProvider');
  return text;
}
