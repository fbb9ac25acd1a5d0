/** Sets of small numbers as bitmasks: number n is in the set when bit 1 << n is. */

/** How many numbers are in the set. */
export function popcount(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n += 1;
  return n;
}

/** The lowest number in a set that is not empty. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The numbers in the set, the lowest first. */
export function members(set: number): number[] {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}
