import { type AstraEvent, cardOf, ELEMENTS } from '../src/index.ts';

/** The fields in a fixed order, so that a line reads the same whatever the event. */
export function lineOf(event: AstraEvent): string {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  const words = ORDER.flatMap((field): unknown[] => {
    const value = fields[field];
    if (value === undefined) return [];
    if (value === null) return [field === 'seat' ? 'nobody' : 'nothing'];
    if (field === 'card' || field === 'on') return [cardOf(Number(value)).code];
    if (event.kind === 'marked' && field === 'star') return [cardOf(event.card).stars[Number(value)]];
    if (event.kind === 'focus' && field === 'towards') return [`to ${cardOf(event.on ?? -1).stars[Number(value)]}`];
    if (field === 'to') return [ELEMENTS[Number(value)]];
    if (field === 'box') return [`box ${Number(value) + 1}`];
    return [value];
  });
  return words.join(' ');
}

const ORDER = 'kind seat what amount roll place card on stars towards star box slot from to cards round lastRound rule'.split(' ');
