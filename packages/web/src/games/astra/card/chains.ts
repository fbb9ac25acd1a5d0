import type { Star } from '@astrarium/astra';

/** Lines that follow on from each other, joined into chains: a–b, b–c, c–d becomes a–b–c–d. */
export function chainsOf(lines: readonly (readonly [Star, Star])[]): readonly (readonly Star[])[] {
  const chains: Star[][] = [];
  for (const [from, to] of lines) {
    const chain = chains.at(-1);
    if (chain?.at(-1) === from) chain.push(to);
    else chains.push([from, to]);
  }
  return chains;
}
