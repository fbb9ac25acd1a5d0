import { selfPlay } from '@astrarium/bots';
import { at, BadInput, readSeed } from '@astrarium/core';
import { PLAY_OPTIONS, partyWords, readBots, readGame, readParty } from '../arguments.ts';
import type { Command } from '../command.ts';
import { print } from '../output.ts';
import { saveRecord } from '../record-file.ts';

export const record: Command = {
  name: 'record',
  summary: 'Plays a game between bots and writes its record.',
  options: {
    ...PLAY_OPTIONS,
    out: { value: 'FILE', help: 'where to write the record' },
    force: { help: 'overwrite the file if it exists' },
  },
  run(given) {
    const file = given.value('out');
    if (file === undefined || file === '') throw new BadInput('out', file, 'the name of the file to write');
    const playable = readGame(given);
    const { game } = playable;
    const party = readParty(given, playable);
    const bots = readBots(given, playable, party);
    const seed = readSeed(given.value('seed'));
    const played = selfPlay(game, { options: party, seed, bots });
    saveRecord(file, played.record, given.has('force'));
    const winners = played.result.winners.map((seat) => `${at(played.record.seats, seat)} with ${at(played.result.seats, seat).total}`);
    print(`${file}: ${game.name}, ${partyWords(party)}, ${played.decisions} decisions, won by ${winners.join(' and ')}`);
    return 0;
  },
};
