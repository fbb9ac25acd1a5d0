/** Somebody to whom bytes were written. */
export interface Reader {
  /** Bytes that lie in this process because they have not taken them. */
  readonly unread: () => number;
  /** Sends them away, and what they have not read with them. */
  readonly drop: () => void;
}

/** Readers are looked through whenever their number has doubled. */
const SMALLEST_LOOK = 1024;
/** When there is too much, so much of the budget is made free that looking through everybody stays rare. */
const ENOUGH = 0.75;

/**
 * One budget for all bytes of the process that nobody reads. What each write adds is counted at once; what was read meanwhile is found out
 * only when that sum comes to the budget. If it is really used up, the slowest readers are dropped.
 */
export class Unread {
  private readonly most: number;
  private readonly readers = new Set<Reader>();
  /** There are at most so many. */
  private bytes = 0;
  private lookAt = SMALLEST_LOOK;

  constructor(most: number) {
    this.most = most;
  }

  /** So many bytes were written, and perhaps not all of them taken. */
  wrote(reader: Reader, bytes: number): void {
    this.readers.add(reader);
    this.bytes += bytes;
    if (this.bytes > this.most || this.readers.size > this.lookAt) this.look();
  }

  /** How many bytes there are. */
  total(): number {
    let total = 0;
    for (const { unread } of this.readers) total += unread();
    return total;
  }

  private look(): void {
    const all = Array.from(this.readers, (reader) => ({ reader, bytes: reader.unread() }));
    for (const { reader, bytes } of all) if (bytes === 0) this.readers.delete(reader);
    this.bytes = all.reduce((sum, { bytes }) => sum + bytes, 0);
    this.lookAt = Math.max(SMALLEST_LOOK, this.readers.size * 2);
    if (this.bytes <= this.most) return;
    for (const { reader, bytes } of all.toSorted((one, other) => other.bytes - one.bytes)) {
      if (this.bytes <= this.most * ENOUGH) return;
      this.bytes -= bytes;
      this.readers.delete(reader);
      reader.drop();
    }
  }
}
