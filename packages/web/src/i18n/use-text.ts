import { createContext, useContext } from 'react';
import type { Messages } from './en/index.ts';
import type { AllGameTexts } from './game-words.ts';
import type { Language } from './language.ts';

export interface Text {
  readonly language: Language;
  readonly choose: (language: Language) => void;
  /** The words of the pages. */
  readonly words: Messages;
  /** Fetches what each game says of itself. The games lie above the words of the site, so these are given to it. */
  readonly loadGames: (language: Language) => Promise<AllGameTexts>;
}

export const TextContext = createContext<Text | undefined>(undefined);

/** Every visible word of the pages comes from here; those of a game from its own folder. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (text === undefined) throw new Error('useText is for components inside TextProvider');
  return text;
}
