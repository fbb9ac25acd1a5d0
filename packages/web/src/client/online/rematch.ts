import type { You } from '@astrarium/protocol';
import { askServer } from './ask-server.ts';
import { rememberTable, rememberValue } from './my-tables.ts';
import { hashesOf, keyFor, settle } from './my-tokens.ts';

/** Makes the table of the rematch, or joins the one that somebody made; returns its name. */
export async function rematch(table: string, { seats, host }: You): Promise<string> {
  const keys = seats.map((seat) => ({ seat, name: `rematch ${table} ${seat}`, key: keyFor(`rematch ${table} ${seat}`) }));
  const alone = host && seats.length === 0 ? `rematch ${table} host` : null;
  const ask = {
    seats: keys.map(({ seat, key }) => ({ seat, ...hashesOf(key) })),
    ...(alone !== null && { host: hashesOf(keyFor(alone)).tokenHash }),
  };
  const { id, you } = await askServer('POST /api/tables/:id/rematch', ask, table);
  const mine = keys.filter(({ seat }) => you.seats.includes(seat));
  rememberTable(id, { seats: you.seats });
  for (const { seat, key } of mine) rememberValue(id, seat, key.value);
  for (const { name } of mine) await settle(name, id);
  if (alone !== null && you.host) await settle(alone, id);
  return id;
}
