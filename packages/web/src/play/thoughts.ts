import { THINKING_TIME } from '@astrarium/bots/thinking-time';
import type { TableUpdate } from '../client/local/messages.ts';
import type { Thoughts } from './play.ts';

/** A bot that thinks ahead and has to decide is at it. */
export function thoughtsAt({ seats, sure, waitingFor }: TableUpdate): Thoughts {
  const thinking = waitingFor.filter((seat) => THINKING_TIME[seats[seat]?.player ?? ''] !== undefined);
  return { ...sure, ...Object.fromEntries(thinking.map((seat) => [seat, 'thinking' as const])) };
}
