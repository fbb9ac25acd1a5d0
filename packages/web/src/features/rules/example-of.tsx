import { type ReactNode, Suspense, use } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { GAME_UIS } from '../../games/registry.ts';
import { PresentGameContext } from '../../play/present-game/present-game.tsx';

interface ExampleOfProps {
  readonly rule: string;
  readonly game: GameName;
  /** Is it the rule that the reader asked for? Then the way back to the game stands beside it. */
  readonly asked: boolean;
}

/** What happened by this rule in the game one came from, if anything did. */
export function ExampleOf({ rule, game, asked }: ExampleOfProps): ReactNode {
  const update = use(PresentGameContext);
  if (update === null || update.game !== game) return null;
  const Example = GAME_UIS[game].rulebook?.Example;
  if (Example === undefined) return null;
  return (
    <Suspense>
      <Example update={update} rule={rule} asked={asked} />
    </Suspense>
  );
}
