import { ACTIVATE, AGAIN, BOON, BUY, type Decision, DISCARD, DISCOVER, DONE, MARK, REST, STOP, USE } from '../src/decisions.ts';

const SENSIBLE: readonly Decision[] = [...MARK.flat(), ...USE, ...DISCOVER, ...ACTIVATE, ...DISCARD, ...BOON, STOP, AGAIN, DONE, REST, BUY];

/** Things no honest page sends. */
const NONSENSE = [
  { do: 'mark', card: -1, star: 0 },
  { do: 'mark', card: 48, star: 0 },
  { do: 'mark', card: 1.5, star: 0 },
  { do: 'mark', card: 3, star: -1 },
  { do: 'mark', card: 3, star: 14 },
  { do: 'mark', card: 3, star: 32 },
  { do: 'mark', card: 3, star: 0.5 },
  { do: 'mark' },
  { do: 'use', card: -1 },
  { do: 'use' },
  { do: 'discard', card: 'tau' },
  { do: 'boon', box: 4 },
  { do: 'boon', box: -1 },
  { do: 'boon', box: 0.5 },
  { do: 'boon' },
  { do: 'fly' },
  {},
] as unknown as Decision[];

/** Every decision there is in Astra, and some that make no sense at all. */
export const EVERY_DECISION: readonly Decision[] = [...SENSIBLE, ...NONSENSE];
