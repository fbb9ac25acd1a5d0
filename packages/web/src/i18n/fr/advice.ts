import { inFrench, plural } from '@astrarium/core/french';
import type { advice as english } from '../en/advice.ts';
import type { Words } from '../words.ts';

export const advice: Words<typeof english> = inFrench({
  nothing: 'Vous n’avez rien à choisir pour l’instant.',
  failed: 'Le Maître n’a pas pu être consulté. Fermez, puis redemandez.',
  would: 'Un Maître choisirait :',
  next: 'Deuxième choix :',
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
  free: 'Vous pouvez décider autrement : tout ce que les règles permettent reste possible.',
});

function games(number: number): string {
  return plural(Math.abs(number), 'partie');
}

function points(number: number): string {
  return plural(Math.abs(number), 'point');
}
