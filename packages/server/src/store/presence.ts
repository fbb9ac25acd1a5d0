import { type Kysely, sql } from 'kysely';
import type { PresenceStore, SeatPresence } from './leases.ts';
import { asked } from './problem.ts';
import type { Database } from './schema.ts';

/** Until when people count as there: a column of their seats that is often written, many in one statement. */
export function presence(db: Kysely<Database>): PresenceStore {
  return {
    savePresence: async (all) => {
      if (all.length === 0) return;
      // In one order, so that two nodes never wait for each other in a circle.
      const saved = sql`
        with held as (
          select s.table_id, s.seat, p.until
          from json_to_recordset(${JSON.stringify(all)}::json) as p("table" text, seat integer, holder text, until bigint)
          join seats s on s.table_id = p."table" and s.seat = p.seat and s.token_hash = p.holder
          order by s.table_id, s.seat for update of s)
        update seats s set there_until = held.until from held where s.table_id = held.table_id and s.seat = held.seat`;
      await asked(saved.execute(db));
    },

    presence: async (tables) => {
      if (tables.length === 0) return [];
      const found = sql<Omit<SeatPresence, 'holder'>>`
        select table_id as "table", seat, there_until as until from seats where table_id = any(${[...tables]}) and player = 'person'`;
      return (await asked(found.execute(db))).rows;
    },

    excuseAbsence: async (since, now) => {
      const excused = sql`
        with away as (
          select s.table_id, s.seat from tables t join seats s on s.table_id = t.id
          where t.phase = 'running' and s.player = 'person' and s.there_until >= ${since} and s.there_until < ${now}
          order by s.table_id, s.seat for update of s)
        update seats s set there_until = ${now} from away where s.table_id = away.table_id and s.seat = away.seat`;
      await asked(excused.execute(db));
    },
  };
}
