/**
 * Says of a part of the table to which decisions a touch on it leads: the whole of one, in notation, or its first words where more has to
 * be chosen after it. So what is advised can be found on the table: `<button {...leadsTo('plan p1')}>`.
 */
export function leadsTo(...decisions: readonly (string | null)[]): { readonly 'data-leads-to'?: string } {
  const ways = decisions.filter((decision) => decision !== null);
  return ways.length === 0 ? {} : { 'data-leads-to': ways.join(SEPARATOR) };
}

/** How far along the decision a touch leads, in letters; 0 where it leads elsewhere. */
export function wayTowards(decision: string, leads: string): number {
  const ways = leads.split(SEPARATOR).filter((way) => `${decision} `.startsWith(`${way} `));
  return Math.max(0, ...ways.map(({ length }) => length));
}

/** No notation has one. */
const SEPARATOR = ',';
