import { useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';

/** What the tab of the browser says while the page is shown. */
export function useTitle(title: string): void {
  const { words } = useText();
  useEffect(() => {
    const before = document.title;
    // After a change of language the whole site names itself anew; this has the last word.
    queueMicrotask(() => {
      document.title = `${title} – ${words.siteName}`;
    });
    return () => {
      document.title = before;
    };
  }, [title, words]);
}
