import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PageBar } from './page-bar.tsx';

/** The top of a page whose contents are called so: a way past the bar, and the bar. */
export function PageTop(): ReactNode {
  const { words } = useText();
  return (
    <>
      <a className="skip-link" href="#contents">
        {words.site.skip}
      </a>
      <header className="page-frame">
        <PageBar />
      </header>
    </>
  );
}
