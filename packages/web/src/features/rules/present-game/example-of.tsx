import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react';
import type { GameName, TableUpdate } from '../../../client/local/messages.ts';
import { PresentGameContext } from '../../../play/present-game/present-game.tsx';

interface ExampleOfProps {
  readonly rule: string;
  readonly game: GameName;
  /** Is it the rule that the reader asked for? Then the way back to the game stands beside it. */
  readonly asked: boolean;
}

export interface ExampleProps {
  readonly update: TableUpdate;
  readonly rule: string;
  readonly asked: boolean;
}

/** What happened by this rule in the game one came from, if anything did. */
export function ExampleOf({ rule, game, asked }: ExampleOfProps): ReactNode {
  const update = use(PresentGameContext);
  if (update === null || update.game !== game) return null;
  const Example = EXAMPLES[game];
  return (
    <Suspense>
      <Example update={update} rule={rule} asked={asked} />
    </Suspense>
  );
}

/** The words of a game are fetched with the first example from it. */
const EXAMPLES: Readonly<Record<GameName, ComponentType<ExampleProps>>> = {
  astra: lazy(async () => ({ default: (await import('../../../games/astra/rulebook/parts.ts')).AstraExample })),
  'ad-astra': lazy(async () => ({ default: (await import('../../../games/ad-astra/rulebook/parts.ts')).AdAstraExample })),
};
