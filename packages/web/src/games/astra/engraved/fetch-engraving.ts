import type { Engraving } from '../engravings/engraving.ts';
import { ADDRESSES } from './addresses.ts';

/** An engraving, fetched once. What could not be fetched is asked for again the next time. */
export function fetchEngraving(code: string): Promise<Engraving> {
  const known = FETCHED.get(code);
  if (known !== undefined) return known;
  const fetching = fetchFile(code);
  FETCHED.set(code, fetching);
  fetching.catch(() => FETCHED.delete(code));
  return fetching;
}

const FETCHED = new Map<string, Promise<Engraving>>();

async function fetchFile(code: string): Promise<Engraving> {
  const address = ADDRESSES.get(code);
  if (address === undefined) throw new RangeError(`no engraving of "${code}"`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Engraving;
}
