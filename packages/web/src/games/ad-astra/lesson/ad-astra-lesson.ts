import type { Lesson } from '../../../play/guidance/lesson.ts';

/** Three factions. The learner's factory at Sol makes Food; of the five planets of Twin Yellow the second is a Water planet, the third alien. */
export const adAstraLesson: Lesson = {
  game: 'ad-astra',
  seed: '28',
  options: {
    players: 3,
    first: 0,
    rules: 'summary',
    galaxy: 'even',
    arcanum: true,
    responsum: true,
    factions: ['red', 'yellow', 'green'],
  },
  inks: ['rose', 'amber', 'jade'],
  steps: [
    { id: 'round', rule: 'B3.1' },
    { id: 'planProduction', does: ['plan p1 1'], others: ['1 plan p1 3', '2 plan m1 6'], rule: 'B3.1' },
    { id: 'planMovement', does: ['plan m1 2'], others: ['1 plan trade 4', '2 plan p1 7'], rule: 'B1.5' },
    { id: 'planBuild', does: ['plan build 5'], others: ['1 plan s2 11', '2 plan p2 8'], rule: 'B3.2' },
    { id: 'planScoring', does: ['plan s1 12'], others: ['1 plan p3 10', '2 plan build 9'], rule: 'B3.2' },
    { id: 'produce', does: ['produce F'], rule: 'B4.2' },
    { id: 'fly', does: ['fly deep tY'], rule: 'B5.2' },
    { id: 'peek', does: ['peek'], rule: 'B5.6' },
    {
      id: 'land',
      does: ['land tY2'],
      others: ['1 fly deep lY', '1 land lY1', '2 pass', '1 produce F', '1 offer 1 0 E F'],
      rule: 'B5.1',
    },
    { id: 'trade', does: ['accept 1'], others: ['1 end'], rule: 'B7.2' },
    { id: 'colony', does: ['colony tY2 X'], rule: 'B6.3' },
    { id: 'terraform', does: ['terraform tY2'], rule: 'B6.4' },
    {
      id: 'done',
      does: ['pass'],
      others: ['1 colony lY1 X', '2 pass', '2 fly deep sY', '2 peek', '2 land sY3'],
      rule: 'B6.1',
    },
    {
      id: 'decline',
      does: ['pass'],
      others: ['1 pass', '2 produce E', '2 produce W', '2 colony sY3 X', '2 pass'],
      rule: 'B3.2',
    },
    { id: 'factory', does: ['factory tY2'], others: ['1 pass', '1 produce X', '1 score systems'], rule: 'B8.4' },
    { id: 'score', does: ['score settlements'], rule: 'B8.4' },
    { id: 'back', rule: 'B8.5' },
    { id: 'end', rule: 'B3.4' },
  ],
};
