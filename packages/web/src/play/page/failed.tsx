import { Component, type ReactNode } from 'react';
import { TextContext } from '../../i18n/use-text.ts';
import { buttonClass } from '../../ui/button.tsx';
import './failed.css';

/** Whatever fails while a page is drawn or fetched: said, with a way on, instead of an empty window. */
export class Failed extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  static override contextType = TextContext;
  declare context: React.ContextType<typeof TextContext>;
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined || this.context === undefined) return this.props.children;
    const { site } = this.context.words;
    return (
      <main className="failed">
        <div role="alert">
          <h1>{site.failed}</h1>
          <p>{site.failedHint}</p>
          <p lang="en">{String(error)}</p>
        </div>
        <p>
          <a className={buttonClass({ look: 'gold' })} href={location.pathname}>
            {site.reload}
          </a>{' '}
          <a className={buttonClass({})} href="/">
            {site.toHome}
          </a>
        </p>
      </main>
    );
  }
}
