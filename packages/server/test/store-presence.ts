import { describe, expect, it } from 'vitest';
import type { NewStoredTable } from '../src/store/rows.ts';
import type { Store } from '../src/store/store.ts';
import { aTable } from './a-table-to-store.ts';

const HOLDER = 'secret token hash';

/** What a store knows of who is there. `aNew` makes a table and returns its id. */
export function presence(store: Store, aNew: (change?: Partial<NewStoredTable>) => Promise<string>): void {
  describe('who is there', () => {
    const untilOf = async (id: string): Promise<number[]> => (await store.presence([id])).map(({ until }) => until);

    it('is told of persons, and changes without a change of the room', async () => {
      const [id, other] = [await aNew(), await aNew()];
      await store.savePresence([
        { table: id, seat: 0, holder: HOLDER, until: 1_700_000_000_000 },
        { table: other, seat: 0, holder: HOLDER, until: 7 },
        { table: 'no such table', seat: 0, holder: HOLDER, until: 7 },
      ]);
      expect((await store.presence([id, other])).toSorted((one, two) => two.until - one.until)).toEqual([
        { table: id, seat: 0, until: 1_700_000_000_000 },
        { table: other, seat: 0, until: 7 },
      ]);
      expect(await store.loadTable(id)).toMatchObject({ revision: 1, seats: [{ thereUntil: 1_700_000_000_000 }, {}] });
    });

    it('is not told of who held the seat before', async () => {
      const id = await aNew();
      await store.changeRoom(id, 1, { at: 5, seats: [{ seat: 0, tokenHash: 'new', thereUntil: 5 }] });
      await store.savePresence([{ table: id, seat: 0, holder: HOLDER, until: 9 }]);
      expect(await untilOf(id)).toEqual([5]);
      await store.savePresence([{ table: id, seat: 0, holder: 'new', until: 8 }]);
      expect(await untilOf(id)).toEqual([8]);
    });

    it('excuses those who were there when nobody could come, at running tables', async () => {
      const [ada] = aTable('').seats;
      const aSeat = (thereUntil: number): Partial<NewStoredTable> => ({ seats: ada === undefined ? [] : [{ ...ada, thereUntil }] });
      const gone = await aNew(aSeat(99));
      const there = await aNew(aSeat(100));
      const back = await aNew(aSeat(300));
      const waiting = await aNew({ ...aSeat(150), phase: 'waiting' });
      await store.excuseAbsence(100, 200);
      const all = await Promise.all([gone, there, back, waiting].map(untilOf));
      expect(all.flat()).toEqual([99, 200, 300, 150]);
    });
  });
}
