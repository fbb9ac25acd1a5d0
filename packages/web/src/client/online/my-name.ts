import { recall, remember } from '../../lib/remember.ts';

const KEY = 'online-name';

/** The name under which somebody last sat down from this browser. */
export function myName(): string {
  return recall(KEY) ?? '';
}

export function rememberMyName(name: string): void {
  remember(KEY, name);
}
