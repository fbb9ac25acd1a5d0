import { narrate } from './narrator.ts';

export const narrator = narrate({
  heap: (pebbles) => `Pebbles in the heap: ${pebbles}`,
  lucky: (number) => `Your lucky number is ${number}.`,
  turn: (name) => `It is the turn of ${name}.`,
  yours: 'How many pebbles do you take?',
  over: 'The heap is empty',
  take: (pebbles) => `Take ${pebbles}`,
  roll: 'Roll for it',
  took: (name, pebbles) => `${name} takes ${pebbles}.`,
  rolled: (pebbles) => `The die shows ${pebbles}.`,
  won: (name, points) => `${name}: ${points}`,
  reasons: {
    over: 'The game is over.',
    'not-your-turn': 'It is not your turn.',
    'too-many': 'There are not so many pebbles left.',
  },
});
