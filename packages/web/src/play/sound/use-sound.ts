import { useCallback } from 'react';
import { useRemembered } from '../../lib/use-remembered.ts';
import type { SoundName } from './sound.ts';

type SoundChoice = 'off' | 'on';

export interface Sound {
  readonly choice: SoundChoice;
  readonly choose: (choice: SoundChoice) => void;
  readonly play: (name: SoundName) => void;
}

/** Silent until somebody wants it otherwise; the wish is remembered. */
export function useSound(): Sound {
  const [choice, setChoice] = useRemembered<SoundChoice>('sound', ['off', 'on'], 'off');
  const playWhenOn = useCallback(
    (name: SoundName): void => {
      if (choice === 'on') play(name);
    },
    [choice],
  );
  const choose = useCallback(
    (next: SoundChoice): void => {
      setChoice(next);
      // Whoever switches it on hears at once how loud it is.
      if (next === 'on') play('turn');
    },
    [setChoice],
  );
  return { choice, choose, play: playWhenOn };
}

/** The bells are fetched when the first of them is to be heard. */
function play(name: SoundName): void {
  import('./sound.ts').then((bells) => bells.play(name)).catch(() => undefined);
}
