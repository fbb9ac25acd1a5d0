import type { Figure } from '../figure.ts';
import { heldSerpent } from '../kit/held.ts';

/** The Serpent as Ophiuchus holds it: head in the triangle of beta, kappa and gamma, Unukalhai the neck, Alya the tip of the tail. */
export const figure: Figure = {
  draw(pen) {
    heldSerpent(pen);
  },
};
