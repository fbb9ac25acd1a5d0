import { describe, expect, test } from 'vitest';
import { de, inFrench, plural, typeset } from '../src/french.ts';

describe('French', () => {
  test.each([
    ['Robin', 'de Robin'],
    ['Aglaonice', 'd’Aglaonice'],
    ['Hypatie', 'd’Hypatie'],
    ['Éridan', 'd’Éridan'],
    ['Œdipe', 'd’Œdipe'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Hans', 'de Hans'],
    ['Le Colon', 'du Colon'],
    ['Les Lions', 'des Lions'],
    ['7e ciel', 'de 7e ciel'],
  ])('elides “de” before %s as one says it', (name, said) => {
    expect(de(name)).toBe(said);
  });

  test('no line ends between signs, or between a number and what it counts', () => {
    expect(typeset("C'est « ceci » : oui !")).toBe('C’est «\u00a0ceci\u00a0»\u00a0: oui\u00a0!');
    expect(typeset('3 points sur 12 ; 1 300 années, 40 %')).toBe('3\u00a0points sur 12\u00a0; 1\u00a0300\u00a0années, 40\u00a0%');
    expect(typeset('de 3 à 7 planètes')).toBe('de 3 à 7\u00a0planètes');
    expect(typeset('3\u00a0points')).toBe('3\u00a0points');
  });

  test('what is less than two is one', () => {
    expect([0, 0.1, 1, 1.9, 2, 1300].map((points) => plural(points, 'point'))).toEqual([
      '0 point',
      '0,1 point',
      '1 point',
      '1,9 point',
      '2 points',
      '1\u202f300 points',
    ]);
    expect(plural(3, 'vaisseau', 'vaisseaux')).toBe('3 vaisseaux');
    expect(typeset(plural(1300, 'point'))).toBe('1\u00a0300\u00a0points');
  });

  test('a whole catalogue is typeset, what its functions answer too', () => {
    const words = inFrench({ list: ['a : b'], group: { points: (points: number) => `${points} points` } });
    expect(words.list).toEqual(['a\u00a0: b']);
    expect(words.group.points(2)).toBe('2\u00a0points');
  });
});
