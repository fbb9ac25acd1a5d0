import type { advice as english } from './advice.en.ts';
import type { Words } from './words.ts';

export const advice: Words<typeof english> = {
  nothing: 'Vous n’avez rien à choisir pour l’instant.',
  failed: 'Le Maître n’a pas pu être consulté. Fermez, puis demandez encore.',
  would: 'Un Maître choisirait\u00a0:',
  next: 'À défaut\u00a0:',
  expects: (win, lead) => `gagne ${win} parties sur 100, ${lead}`,
  ahead: (points) => `${points} points d’avance à la fin`,
  behind: (points) => `${points} points de retard à la fin`,
  gain: (win, points) => `C’est ${win} parties sur 100 et ${points} points de mieux.`,
  only: 'Il ne songerait à rien d’autre.',
  free: 'Touchez autre chose, et ce conseil s’efface.',
};
