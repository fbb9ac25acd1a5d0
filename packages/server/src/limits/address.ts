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
