import { useEffect, useRef } from 'react';

/** What each key does: `s`, `shift+u`, `?`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Single keys for the whole page. They keep still while somebody writes, and while a sheet lies over the table. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts);
  useEffect(() => {
    newest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      // Enter on a button or a link is meant for that.
      if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null) return;
      const work = newest.current[nameOf(event)];
      if (work === undefined) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Letters by themselves, so that a locked Shift changes nothing; for other signs the layout says whether Shift is needed. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const letter = key.toLowerCase();
  return shiftKey && /^[a-z]$/.test(letter) ? `shift+${letter}` : letter;
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal') !== null) return true;
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}
