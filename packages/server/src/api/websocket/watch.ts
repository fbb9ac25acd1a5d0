import type { ChatLine, RequestOf } from '@astrarium/protocol';
import { chatOf } from '../../tables/chat.ts';
import { checkOwn } from '../../tables/seats.ts';
import type { Welcome } from '../../tables/snapshots.ts';
import type { Subscriber } from '../../updates/subscribers.ts';
import type { Described } from '../operations/operation.ts';
import type { Connection } from './connection.ts';

export const WATCH: Described = {
  summary: 'Watch the table',
  detail:
    'From now on updates, patches, room and chat are sent. `since` is the number of the last update seen, for exactly what was missed; null for everything. `seats` are those of your own to watch with; left out, all.',
};

/** Answers by itself, in its turn at the table, and lets the connection know whatever happens from then on. */
export async function watch(connection: Connection, { since, seats }: RequestOf<'watch'>, n: number): Promise<void> {
  await connection.beforeWatch();
  if (connection.gone) return;
  const table = await connection.table();
  const { call, patches, outbox } = connection;
  const reseated = (): void => connection.recheck();
  const gone = (): void => connection.sendAway();
  const subscriber: Subscriber = { hashes: call.hashes, only: seats, patches, send: outbox.say, reseated, gone };
  for (const seat of seats ?? []) checkOwn(table.you(subscriber.hashes), seat);
  let chat: readonly ChatLine[] = [];
  const read = async (): Promise<void> => {
    chat = await chatOf(table, connection.api.tables.store);
  };
  const welcome = (seen: Welcome): void => connection.reply(n, { ...seen, chat });
  // Both are asked for in the same turn of the event loop: nothing is sent between the two.
  await Promise.all([read(), connection.watch(table, subscriber, since, welcome)]);
}
