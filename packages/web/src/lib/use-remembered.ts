import { useCallback, useState } from 'react';
import { recall, remember } from './remember.ts';

/** One of a few choices, kept by the browser from visit to visit. */
export function useRemembered<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  first: Choice,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => choices.find((known) => known === recall(key)) ?? first);
  const choose = useCallback(
    (next: Choice): void => {
      remember(key, next);
      setChoice(next);
    },
    [key],
  );
  return [choice, choose];
}
