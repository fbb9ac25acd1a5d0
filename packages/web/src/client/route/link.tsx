import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { pathOf, type Route } from './route.ts';
import { goTo } from './use-route.ts';

type LinkProps = { readonly to: Route } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>;

/** A link inside the site: an ordinary one for new tabs and screen readers, without a reload for a plain click. */
export function Link({ to, children, ...rest }: LinkProps): ReactNode {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={pathOf(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
