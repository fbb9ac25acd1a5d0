import { inFrench } from '@astrarium/core/french';
import { narrate } from './narrator.ts';

export const narrator = narrate(
  inFrench({
    heap: (pebbles: number) => `Cailloux dans le tas : ${pebbles}`,
    lucky: (number: number) => `Votre numéro porte-bonheur est le ${number}.`,
    turn: (name: string) => `C’est à ${name} de jouer.`,
    yours: 'Combien de cailloux prenez-vous ?',
    over: 'Le tas est vide',
    take: (pebbles: number) => `En prendre ${pebbles}`,
    roll: 'Lancer le dé',
    took: (name: string, pebbles: number) => `${name} en prend ${pebbles}.`,
    rolled: (pebbles: number) => `Le dé donne ${pebbles}.`,
    won: (name: string, points: number) => `${name} : ${points}`,
    reasons: {
      over: 'La partie est finie.',
      'not-your-turn': 'Ce n’est pas à vous de jouer.',
      'too-many': 'Il ne reste pas autant de cailloux.',
    },
  }),
);
