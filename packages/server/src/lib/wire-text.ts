/**
 * A text as the bytes it is sent in (UTF-8), in a string in which each character stands for one byte: the quickest thing to write to a
 * connection, and its length is known. A text without any letter beyond ASCII is one already. In one piece: a text put together from many is
 * kept as all of them until somebody reads it, which costs more while it waits.
 */
export function wireText(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
}
