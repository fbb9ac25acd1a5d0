import { type ReactNode, useMemo } from 'react';
import type { GameName, TableUpdate } from '../../client/local/messages.ts';
import { useNarrator } from '../../play/text/use-narrator.ts';
import { useLessonText } from './use-lesson-text.ts';

interface HintLineProps {
  readonly game: GameName;
  readonly update: TableUpdate;
  readonly hint: string;
}

/** What an Adept would do now, in a sentence. */
export function HintLine({ game, update: { view, seats }, hint }: HintLineProps): ReactNode {
  const { around } = useLessonText(game);
  const narrator = useNarrator(game);
  const choice = useMemo(() => {
    const names = seats.map(({ name }) => name);
    return narrator.choices(view, [hint], names)[0]?.choices[0]?.words ?? hint;
  }, [narrator, view, seats, hint]);
  return (
    <p className="lesson-hint">
      {around.adept} <b>{choice}</b>
    </p>
  );
}
