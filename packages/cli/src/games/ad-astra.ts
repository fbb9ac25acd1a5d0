import { FACTIONS, GALAXIES, RULE_SETS } from '@astrarium/ad-astra';
import { AD_ASTRA_TEXT, namesOf, sentence } from '@astrarium/ad-astra/text';
import { AD_ASTRA_NARRATORS } from '@astrarium/ad-astra/text/in-words';
import { BadInput } from '@astrarium/core';
import { playable } from '@astrarium/host/games';
import { cliGame, FIRST } from '../cli-game.ts';
import { adAstraFigures } from '../statistics/ad-astra.ts';
import { adAstraLessons } from '../train/ad-astra.ts';

const OPTIONAL_ARTIFACTS = ['arcanum', 'responsum'];

export const adAstraOnCli = cliGame(playable('ad-astra'), {
  figures: adAstraFigures,
  words: (event, seats) => sentence(AD_ASTRA_TEXT.en, event, namesOf(seats)),
  narrators: AD_ASTRA_NARRATORS,
  options: {
    first: FIRST,
    rules: { value: 'NAME', help: `ad-astra: ${RULE_SETS.join(' or ')}`, read: (text) => ({ rules: text }) },
    galaxy: { value: 'NAME', help: `ad-astra: ${GALAXIES.join(' or ')}`, read: (text) => ({ galaxy: text }) },
    artifacts: {
      value: 'NAMES',
      help: `ad-astra: the optional artifacts in the game, ${OPTIONAL_ARTIFACTS.join(',')} or one of them or none`,
      read: readArtifacts,
    },
    factions: {
      value: 'NAMES',
      help: `ad-astra: random, or one for each seat of ${FACTIONS.join(',')}`,
      read: (text) => ({ factions: text === 'random' ? text : text.split(',') }),
    },
  },
  lessons: adAstraLessons,
});

function readArtifacts(text: string): Readonly<Record<string, boolean>> {
  const names = text === 'none' ? [] : text.split(',');
  const unknown = names.find((name) => !OPTIONAL_ARTIFACTS.includes(name));
  if (unknown !== undefined) throw new BadInput('artifacts', unknown, `${OPTIONAL_ARTIFACTS.join(',')} or one of them or none`);
  return Object.fromEntries(OPTIONAL_ARTIFACTS.map((name) => [name, names.includes(name)]));
}
