import { type AnyGame, type BrokenReplay, type GameRecord, replay } from '@astrarium/core';
import { seatName } from './words.ts';

/** Where a record breaks, by which rule, and what would have been right there. */
export function explainBreak(game: AnyGame, record: GameRecord, broken: BrokenReplay): string {
  const { version } = broken;
  const decision = record.decisions[version];
  const by = decision === undefined ? '' : ` It is by ${seatName(record, decision.seat)}.`;
  return `line ${lineOf(record, version)}: ${broken.message}.${by} ${expectedAt(game, record, version)}`;
}

/** The header is the first line of the file, and each epoch has a line of its own. */
function lineOf({ epochs = [] }: GameRecord, version: number): number {
  return version + 2 + epochs.filter(({ at }) => at <= version).length;
}

const SHOWN = 12;

function expectedAt(game: AnyGame, record: GameRecord, version: number): string {
  const { state } = replay(game, record, version);
  const waited = game.waitingFor(state);
  if (waited.length === 0) return 'Expected no decision: the game is over here.';
  const open = waited.map((seat) => {
    const texts = game.legal(state, seat).map((decision) => game.write(decision));
    const more = texts.length > SHOWN ? ` and ${texts.length - SHOWN} more` : '';
    return `${seatName(record, seat)} to decide one of: ${texts.slice(0, SHOWN).join(', ')}${more}`;
  });
  return `Expected ${open.join('; or ')}.`;
}
