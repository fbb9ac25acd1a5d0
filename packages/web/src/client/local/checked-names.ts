import { BadInput } from '@astrarium/core';
import { LIMITS, readName } from '@astrarium/protocol';

/** Names as everybody writes them, wherever they come from: what this browser keeps, a server takes too. */
export function checkedNames(names: readonly string[]): string[] {
  return names.map((given, seat) => {
    const name = readName(given);
    if (name === undefined) throw new BadInput(`seats.${seat}`, given, `one line of visible text, at most ${LIMITS.nameLength} characters`);
    return name;
  });
}
