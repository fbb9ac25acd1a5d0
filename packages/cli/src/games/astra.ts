import { MODIFIERS, PRESETS } from '@astrarium/astra';
import { ASTRA_TEXT, namesOf, sentence } from '@astrarium/astra/text';
import { ASTRA_NARRATORS } from '@astrarium/astra/text/in-words';
import { playable } from '@astrarium/host/games';
import { cliGame, FIRST } from '../cli-game.ts';
import { astraFigures } from '../statistics/astra.ts';
import { astraLessons } from '../train/astra.ts';

export const astraOnCli = cliGame(playable('astra'), {
  figures: astraFigures,
  words: (event, seats) => sentence(ASTRA_TEXT.en, event, namesOf(seats)),
  narrators: ASTRA_NARRATORS,
  options: { first: FIRST },
  solo: { modifiers: Object.keys(MODIFIERS), presets: PRESETS },
  lessons: astraLessons,
});
