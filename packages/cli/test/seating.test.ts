import { describe, expect, it } from 'vitest';
import { seating } from '../src/arena/seating.ts';

describe('seats in the arena', () => {
  const four = ['collector', 'miser', 'meddler', 'sprinter'];
  const games = Array.from({ length: 48 }, (_, n) => seating(four, n));

  it('begin as they were named', () => expect(seating(four, 0)).toEqual(four));

  it('are had by everybody once with each deal', () => {
    for (let deal = 0; deal < 12; deal += 1) {
      for (const seat of [0, 1, 2, 3]) expect(new Set(games.slice(4 * deal, 4 * deal + 4).map((seated) => seated[seat])).size).toBe(4);
    }
  });

  it('come in every order, each as often', () => {
    const [once, again] = [games.slice(0, 24), games.slice(24)].map((half) => half.map((seated) => seated.join()));
    expect(new Set(once).size).toBe(24);
    expect(again).toEqual(once);
  });

  it('are the same for one against others who are all alike', () => {
    const one = ['master', 'adept', 'adept', 'adept'];
    for (let n = 0; n < 24; n += 1) expect(seating(one, n).indexOf('master')).toBe((4 - (n % 4)) % 4);
  });
});
