import type { AstraView } from '@astrarium/astra';

/**
 * A moment of the game with the Final Scoring cards as the end of it turned them up, for a spectator. Whoever looks
 * as a seat wants to know what that seat knew. Cards are dealt at the setup, so they are the same at every moment.
 */
export function withOpenScoring(view: AstraView, end: AstraView | null): AstraView {
  if (end === null || !end.over || view.viewer !== 'spectator') return view;
  const automa = view.automa === null ? null : { ...view.automa, scoring: end.automa?.scoring ?? null };
  return { ...view, scoring: end.scoring, automa };
}
