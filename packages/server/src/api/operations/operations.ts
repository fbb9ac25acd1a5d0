import { OPERATIONS, type OperationName } from '@astrarium/protocol';
import { ACCESS } from '../access.ts';
import { CHAT } from './chat.ts';
import { LINKS } from './links.ts';
import type { AnyOperation, Call, ServedOperations, TableCall } from './operation.ts';
import { PLAY, UNDO } from './play.ts';
import { COMING, KEEPING } from './seats.ts';
import { TABLES } from './tables.ts';
import { WEBHOOK } from './webhook.ts';

/** `watch` is served by the live connection itself, as it goes on for as long as that does. */
export type ServedName = Exclude<OperationName, 'watch'>;

/** What the server does for each operation of the protocol. HTTP, live connections and the description of the API are made from it. */
export const SERVED: ServedOperations<ServedName> = { ...TABLES, ...COMING, ...KEEPING, ...PLAY, ...UNDO, ...LINKS, ...CHAT, ...WEBHOOK };

export const SERVED_NAMES = Object.keys(OPERATIONS).filter((name): name is ServedName => name !== 'watch');

/** What the two ways to an operation do differently. */
export interface Door {
  readonly call: Call;
  /** Finds the table for whoever may see it. `checksInTurn`: the operation checks access itself, so that much less has to be found out. */
  readonly visit: (checksInTurn: boolean) => Promise<TableCall>;
  /** What is answered by an operation that has no answer but how the room is then. */
  readonly room: (visit: TableCall) => unknown;
}

/** Does what was asked, for whoever may ask it. */
export async function perform(name: ServedName, ask: unknown, door: Door): Promise<unknown> {
  // The schema of this name has checked what this name is asked.
  const operation = SERVED[name] as AnyOperation;
  if (operation.who === 'anybody') return operation.run(ask, door.call);
  const checksInTurn = operation.checksInTurn === true;
  const visit = await door.visit(checksInTurn);
  if (!checksInTurn) ACCESS[operation.who].check(visit, ask as { readonly seat: number });
  const answer = await operation.run(ask, visit);
  return answer === undefined ? door.room(visit) : answer;
}
