import { useCallback, useState } from 'react';

export interface LogDrawer {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** On a small screen the log is a drawer; on a large one it is always there, and only the keyboard goes to it. */
export function useLogDrawer(): LogDrawer {
  const [open, setOpen] = useState(false);
  const toggle = useCallback(() => {
    setOpen((now) => !now);
    // Once it is drawn: on a large screen it always is.
    requestAnimationFrame(() => document.getElementById('log')?.focus());
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    document.getElementById('log-button')?.focus();
  }, []);
  return { open, toggle, close };
}
