import type { OnlineSummary } from '@astrarium/protocol';
import type { PageText } from '../../i18n/use-page-text.ts';
import type { Listed } from './listing.ts';

/** Where a table stands, in a few words. */
export function tableState({ table, waitsForMe, rematchOffered }: Listed, words: PageText['words'], language: string): string {
  const text = words.online.lobby;
  if (waitsForMe) return text.yourTurn;
  if (rematchOffered) return text.rematch;
  if (table.phase === 'waiting') {
    const free = table.seats.filter(({ kind }) => kind === 'open').length;
    return free === 0 ? text.full : text.waiting(free);
  }
  if (table.phase === 'running') return text.toDecide(namesOf(table, language, (seat) => table.waitingFor.includes(seat)));
  const { result } = table;
  if (result === null) return text.closed;
  const names = namesOf(table, language, (seat) => result.winners.includes(seat));
  return result.winners.length === 1 ? text.won(names) : text.shared(names);
}

export function namesOf({ seats }: OnlineSummary, language: string, wanted: (seat: number) => boolean): string {
  return new Intl.ListFormat(language).format(seats.flatMap(({ name }, seat) => (name !== '' && wanted(seat) ? [name] : [])));
}
