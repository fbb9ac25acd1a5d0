import { playable } from '@astrarium/host/games';
import { cliGame } from '../../packages/cli/src/cli-game.ts';
import type { Figures } from '../../packages/cli/src/statistics/statistics.ts';
import type { PebbleEvent, Pebbles } from './game.ts';
import { narrator as english } from './narrator.en.ts';
import { narrator as french } from './narrator.fr.ts';

export const pebblesOnCli = cliGame(playable('pebbles'), {
  figures: pebbleFigures,
  words: english.event,
  narrators: { en: english, fr: french },
  options: {
    heap: { value: 'N', help: 'pebbles: how many there are', read: (text) => ({ heap: Number(text) }) },
  },
});

/** How often somebody took so many. */
function pebbleFigures(): Figures<Pebbles, PebbleEvent> {
  const took = [0, 0, 0, 0];
  let turns = 0;
  return {
    tell(event) {
      if (event.kind !== 'took') return;
      took[event.pebbles] = (took[event.pebbles] ?? 0) + 1;
      turns += 1;
    },
    close() {
      const course = { first: 0, turns };
      turns = 0;
      return course;
    },
    sections: () => [{ title: 'Pebbles taken at once', rows: [['1', '2', '3'], took.slice(1).map(String)] }],
  };
}
