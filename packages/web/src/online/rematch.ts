import { askServer } from './ask-server.ts';
import { rememberTable, rememberValue } from './my-tables.ts';
import { randomHex } from './random-hex.ts';

/** Makes the table of the rematch, or joins the one that somebody made; returns its name. */
export async function rematch(table: string): Promise<string> {
  const value = randomHex(16);
  const { id, you } = await askServer('POST /api/tables/:id/rematch', { value }, table);
  rememberTable(id, { seats: you.seats });
  for (const seat of you.seats) rememberValue(id, seat, value);
  return id;
}
