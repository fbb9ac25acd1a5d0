import type { Clock } from './schemas/fields.ts';

const DAY = 24 * 60 * 60;

/**
 * For how many seconds somebody has to be away before the host may let a bot play for them, where the table was made without saying so: three
 * minutes in one sitting, half the time for a decision over days. Without a clock people come and go as they like: ten minutes.
 */
export function usualAbsence(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return 600;
    case 'live':
      return 180;
    case 'days':
      return (clock.days * DAY) / 2;
  }
}
