import { createContext, useContext } from 'react';
import type { Messages } from './en/index.ts';
import type { Language } from './language.ts';

export interface Text {
  readonly language: Language;
  readonly choose: (language: Language) => void;
  /** The words of the pages. */
  readonly words: Messages;
}

export const TextContext = createContext<Text | undefined>(undefined);

/** Every visible word of the pages comes from here; those of the games from `useAstraText` and `useAdAstraText`. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (text === undefined) throw new Error('useText is for components inside TextProvider');
  return text;
}
