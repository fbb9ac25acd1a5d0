import { type ReactNode, Suspense, use } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { GAME_UIS } from '../../games/registry.ts';
import { FigureFrame } from '../../play/figures/figure-frame.tsx';
import type { RuleFigures } from '../../play/figures/rule-figure.ts';

interface FigureOfProps {
  readonly game: GameName;
  readonly rule: string;
}

/** The figure of a rule, if it has one. */
export function FigureOf(props: FigureOfProps): ReactNode {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ game, rule }: FigureOfProps): ReactNode {
  const loading = fetched.get(game) ?? GAME_UIS[game].rulebook?.loadFigures() ?? NO_FIGURES;
  fetched.set(game, loading);
  const figure = use(loading)[rule];
  return figure === undefined ? null : <FigureFrame figure={figure} />;
}

const fetched = new Map<GameName, Promise<RuleFigures>>();

const NO_FIGURES: Promise<RuleFigures> = Promise.resolve({});
