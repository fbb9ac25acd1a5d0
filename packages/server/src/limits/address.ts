import type { IncomingMessage } from 'node:http';

/**
 * From which address a request comes. Each of the `proxies` before this server adds the address it heard from to the end of
 * X-Forwarded-For; what stands before that, whoever asks may have written themselves.
 */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string {
  const told = [headers['x-forwarded-for'] ?? ''].flat().join().split(',');
  const way = [...told.map((address) => address.trim()).filter((address) => address !== ''), socket.remoteAddress ?? ''];
  return way.at(-1 - proxies) ?? way[0] ?? '';
}

/** Whom limits by address count as one. Of IPv6 a whole network of 64 bits is usually one household's. */
export function callerOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [front = '', back] = address.split('::');
  const groups = front === '' ? [] : front.split(':');
  // What `::` leaves out are zeros; only the first half counts.
  const after = back === undefined || back === '' ? [] : back.split(':');
  const whole =
    back === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
