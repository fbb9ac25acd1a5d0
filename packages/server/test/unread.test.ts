import { describe, expect, it } from 'vitest';
import { type Reader, Unread } from '../src/limits/unread.ts';

/** Somebody who has so much to read. */
class SlowReader implements Reader {
  bytes = 0;
  dropped = false;
  readonly unread = (): number => this.bytes;
  readonly drop = (): void => {
    this.dropped = true;
    this.bytes = 0;
  };
}

function write(unread: Unread, reader: SlowReader, bytes: number): void {
  reader.bytes += bytes;
  unread.wrote(reader, bytes);
}

describe('the budget of unread bytes', () => {
  it('drops the slowest when all together have too much, and nobody before', () => {
    const unread = new Unread(1000);
    const [one, two, three] = [new SlowReader(), new SlowReader(), new SlowReader()];
    write(unread, one, 400);
    write(unread, two, 500);
    write(unread, three, 100);
    expect([one, two, three].map(({ dropped }) => dropped)).toEqual([false, false, false]);
    write(unread, three, 1);
    expect([one, two, three].map(({ dropped }) => dropped)).toEqual([false, true, false]);
    expect(unread.total()).toBe(501);
  });

  it('is not used up by what was read, however much it was', () => {
    const unread = new Unread(1000);
    const quick = new SlowReader();
    const slow = new SlowReader();
    write(unread, slow, 900);
    for (let written = 0; written < 100; written += 1) {
      write(unread, quick, 90);
      quick.bytes = 0;
    }
    expect([quick.dropped, slow.dropped]).toEqual([false, false]);
  });

  it('forgets whoever has read everything', () => {
    const unread = new Unread(Number.POSITIVE_INFINITY);
    let asked = 0;
    const gone: Reader = {
      unread: () => {
        asked += 1;
        return 0;
      },
      drop: () => undefined,
    };
    unread.wrote(gone, 1);
    for (let reader = 0; reader < 2000; reader += 1) write(unread, new SlowReader(), 1);
    const before = asked;
    unread.total();
    expect(asked).toBe(before);
  });
});
