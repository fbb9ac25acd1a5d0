import type * as v from 'valibot';
import { chosenOptions, clock, game, gameEvent, gameOptions, gameView } from './fields.ts';
import { problemAnswer } from './problem.ts';
import { room, roomAnswer, you } from './room.ts';
import { deal, givenLinks, record, summary, tableList } from './tables.ts';
import { chatLine, loggedEvent, logPart, refusal, result, update } from './update.ts';

/** Under these names the description of the API has them once for all. */
export const NAMED_SCHEMAS: ReadonlyMap<v.GenericSchema, string> = new Map<v.GenericSchema, string>([
  [room, 'Room'],
  [roomAnswer, 'RoomAnswer'],
  [you, 'You'],
  [update, 'Update'],
  [loggedEvent, 'LoggedEvent'],
  [logPart, 'LogPart'],
  [result, 'Result'],
  [refusal, 'Refusal'],
  [chatLine, 'ChatLine'],
  [summary, 'Summary'],
  [tableList, 'TableList'],
  [record, 'Record'],
  [givenLinks, 'Links'],
  [clock, 'Clock'],
  [deal, 'Deal'],
  [problemAnswer, 'Problem'],
]);

/** The name of the game in whatever is about one, and what depends on it. */
export const GAME_FIELDS = { game, gameOptions, chosenOptions, gameView, gameEvent };
