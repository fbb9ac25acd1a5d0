/** So many bytes of chance as hexadecimal digits. Unlike `randomUUID` it is there on a page without https too. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
