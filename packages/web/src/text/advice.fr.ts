import type { advice as english } from './advice.en.ts';
import type { Words } from './words.ts';

export const advice: Words<typeof english> = {
  nothing: 'Vous n’avez rien à choisir pour l’instant.',
  failed: 'Le Maître n’a pas pu être consulté. Fermez, puis redemandez.',
  would: 'Un Maître choisirait\u00a0:',
  next: 'À défaut\u00a0:',
  expects: (win, lead) =>
    `gagne ${games(win)} sur 100, ${lead === 0 ? 'à égalité à la fin' : `${points(lead)} ${lead < 0 ? 'de retard' : 'd’avance'} à la fin`}`,
  gain: (win, lead) => {
    const more = [
      ...(win === 0 ? [] : [`${games(win)} sur 100 de ${win < 0 ? 'moins' : 'plus'}`]),
      ...(lead === 0 ? [] : [`${points(lead)} de ${lead < 0 ? 'moins' : 'plus'}`]),
    ];
    return more.length === 0 ? 'Les deux se valent.' : `Le premier choix rapporte ${more.join(' et ')}.`;
  },
  only: 'Il n’envisagerait rien d’autre.',
  play: 'Jouer ce coup',
  free: 'Vous pouvez décider autrement\u00a0: tout ce que les règles permettent reste possible.',
};

const NUMBER = new Intl.NumberFormat('fr', { maximumFractionDigits: 1, signDisplay: 'never' });

/** In French the plural begins with two. */
function games(number: number): string {
  return `${NUMBER.format(number)}\u00a0${Math.abs(number) < 2 ? 'partie' : 'parties'}`;
}

function points(number: number): string {
  return `${NUMBER.format(number)}\u00a0${Math.abs(number) < 2 ? 'point' : 'points'}`;
}
