import { memo, type ReactNode } from 'react';
import { Link } from '../client/route/link.tsx';
import type { Route } from '../client/route/route.ts';
import { goTo } from '../client/route/use-route.ts';
import { useText } from '../i18n/use-text.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Whoever reads the page by ear, or goes through it by keyboard, meets first that the table can be played in words. */
export const TextModeLink = memo(function TextModeLink({ table }: { readonly table: string }): ReactNode {
  const words = useText().words.table.bar;
  const to: Route = { page: 'text', id: table };
  useShortcuts({ x: () => goTo(to) });
  return (
    <Link className="skip-link" to={to} aria-keyshortcuts="X">
      {words.inWords}
    </Link>
  );
});
