/** What a disk is told, in order, and what players are: any place between two of these is one where the power may fail. */
export type Told =
  | { readonly kind: 'create' | 'mkdir'; readonly path: string; readonly inode: number }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'write'; readonly inode: number; readonly at: number }
  | { readonly kind: 'truncate'; readonly inode: number; readonly length: number }
  | { readonly kind: 'sync'; readonly inode: number }
  | { readonly kind: 'acknowledged'; readonly table: string; readonly id: string; readonly number: number };

export interface Entry {
  readonly told: Told;
  /** What a write writes. */
  readonly data: Buffer;
}

const LENGTHS = 8;

/** As one piece, so that several threads and processes can append to one file. */
export function entryToBytes(told: Told, data: Uint8Array = new Uint8Array()): Buffer {
  const text = Buffer.from(JSON.stringify(told));
  const lengths = Buffer.alloc(LENGTHS);
  lengths.writeUInt32LE(text.length, 0);
  lengths.writeUInt32LE(data.length, 4);
  return Buffer.concat([lengths, text, data]);
}

export function readEntries(log: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < log.length; ) {
    const text = at + LENGTHS;
    const data = text + log.readUInt32LE(at);
    const end = data + log.readUInt32LE(at + 4);
    entries.push({ told: JSON.parse(log.toString('utf8', text, data)) as Told, data: log.subarray(data, end) });
    at = end;
  }
  return entries;
}
