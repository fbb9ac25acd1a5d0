import { at } from '@astrarium/core';

/**
 * Who sits where in game `n`. The same deal is played once with each bot in each seat; the next one in another order, until all orders
 * have come: it counts for much who decides before one.
 */
export function seating(bots: readonly string[], n: number): string[] {
  const round = [...bots.slice(0, 1), ...nthOrder(bots.slice(1), Math.floor(n / bots.length))];
  return round.map((_, seat) => at(round, (seat + n) % round.length));
}

/** The list in its nth order, the 0th being as it is; after the last they begin again. */
function nthOrder(list: readonly string[], n: number): string[] {
  const [first, ...others] = list;
  if (first === undefined) return [];
  const order = nthOrder(others, Math.floor(n / list.length));
  return order.toSpliced(n % list.length, 0, first);
}
