import type { Clock, SeatClock } from '@astrarium/protocol';
import type { PageText } from '../../i18n/use-page-text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left on the clock now, if it was received `since` milliseconds ago. */
export function leftOn({ left, running }: SeatClock, since: number): number | null {
  return left === null ? null : Math.max(0, left - (running ? Math.max(0, since) : 0));
}

/** Minutes and seconds while there are few, else hours or days. */
export function clockWords(left: number, words: PageText['words']['online']['time']): string {
  if (left >= DAY) return words.daysHours(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left >= HOUR) return words.hoursMinutes(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE));
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A length of time that somebody chose, in the largest unit that tells it exactly. */
export function lengthWords(seconds: number, words: PageText['words']['online']['make']): string {
  if ((seconds * 1000) % DAY === 0) return words.day((seconds * 1000) / DAY);
  if ((seconds * 1000) % HOUR === 0) return words.hours((seconds * 1000) / HOUR);
  return seconds % 60 === 0 ? words.minutes(seconds / 60) : words.seconds(seconds);
}

/** The terms of the table, in words. */
export function clockTerms(clock: Clock, { room, make }: PageText['words']['online']): string {
  switch (clock.kind) {
    case 'none':
      return room.clock.none;
    case 'live':
      return room.clock.live(make.minutes(Math.round(clock.bank / 60)), make.seconds(clock.increment));
    case 'days':
      return room.clock.days(make.day(clock.days));
  }
}
