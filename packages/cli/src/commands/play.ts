import { BadInput } from '@astrarium/core';
import { LANGUAGES, type Language } from '@astrarium/core/languages';
import { PLAY_OPTIONS } from '../arguments.ts';
import type { Command, Given } from '../command.ts';
import { GAME_OPTIONS } from '../game-options.ts';
import { readLines } from '../play/lines.ts';
import { openGame } from '../play/open-game.ts';
import { keepRecord } from '../play/save.ts';
import { PERSON } from '../play/seating.ts';
import { TerminalGame } from '../play/terminal-game.ts';
import { words as english } from '../play/words.en.ts';
import { words as french } from '../play/words.fr.ts';

const WORDS = { en: english, fr: french } as const;

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal, told in words.',
  options: {
    game: PLAY_OPTIONS.game,
    players: { value: 'N', help: 'how many players; 1 plays alone against the game’s own automaton', fallback: '3' },
    modifiers: { value: 'NAMES', help: PLAY_OPTIONS.modifiers.help.replace('--solo', '--players 1') },
    ...GAME_OPTIONS,
    bots: {
      value: 'NAMES',
      help: `who has the seats after yours: one for all, or one for each; ${PERSON} is somebody else at this terminal`,
      fallback: 'adept',
    },
    lang: { value: 'LANGUAGE', help: LANGUAGES.join(' or '), fallback: 'en' },
    seed: { value: 'SEED', help: '1 to 64 hexadecimal digits; without it, one is drawn' },
    record: { value: 'FILE', help: 'keeps the game in this file after every decision, and goes on with the game that is there' },
  },
  async run(given) {
    const language = readLanguage(given);
    const words = WORDS[language];
    const open = openGame(given, words);
    const file = given.value('record');
    if (file !== undefined) keepRecord(file, open.session.table.record());
    const lines = readLines();
    try {
      await new TerminalGame(open, language, words, lines, file).play();
    } finally {
      lines.close();
    }
    return 0;
  },
};

function readLanguage(given: Given): Language {
  const name = given.value('lang');
  const language = LANGUAGES.find((one) => one === name);
  if (language === undefined) throw new BadInput('lang', name, LANGUAGES.join(' or '));
  return language;
}
