/** What the browser remembers for this site. Where storage is forbidden, nothing is remembered and nothing breaks. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Forbidden or full: the choice then lasts as long as the page.
  }
}

const PREFIX = 'astrarium.';
