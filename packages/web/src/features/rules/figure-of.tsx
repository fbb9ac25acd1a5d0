import type { ReactNode } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { GAME_UIS } from '../../games/registry.ts';
import { FigureFrame } from '../../play/figures/figure-frame.tsx';

/** The figure of a rule, if it has one. */
export function FigureOf({ game, rule }: { readonly game: GameName; readonly rule: string }): ReactNode {
  const figure = GAME_UIS[game].figures[rule];
  return figure === undefined ? null : <FigureFrame figure={figure} />;
}
