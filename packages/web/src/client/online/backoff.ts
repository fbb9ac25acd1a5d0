import { CLOSE_CODES } from '@astrarium/protocol';

const SHORTEST = 500;
const LONGEST = 30_000;
/** After this a server has to be left alone for a while. */
const AFTER_TOO_MANY = 10_000;

/**
 * How long to wait before the next attempt, in milliseconds: longer after each failure, and never all clients of a stopped server at the
 * same moment. `chance` is from 0 up to 1.
 */
export function reconnectDelay(failures: number, code: number, chance: number): number {
  if (failures === 0 && (code === CLOSE_CODES.slow || code === CLOSE_CODES.restart)) return SHORTEST * chance;
  const least = code === CLOSE_CODES.tooMany ? AFTER_TOO_MANY : SHORTEST;
  return Math.min(LONGEST, least * 2 ** failures) * (0.5 + chance / 2);
}
