import { type ReactNode, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Explained } from '../../text/explained.en.ts';
import { TERMS, termIn } from '../../text/terms.ts';
import { useText } from '../../text/use-text.ts';
import { TableIcon } from '../table-icon.tsx';
import { useShortcuts } from '../use-shortcuts.ts';
import { Explanation } from './explanation.tsx';
import { explainedAt, rootOf, useExplaining } from './use-explaining.ts';
import './help.css';

/** The button "What is this?": from then on a touch explains what it meets instead of acting, until it is closed. */
export function Help(): ReactNode {
  const words = useText().words.table.help;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  const [on, setOn] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [above, setAbove] = useState(false);
  const [things, setThings] = useState<readonly Explained[]>([]);
  /** Where the keyboard was before. */
  const before = useRef<Element | null>(null);

  const ask = useCallback((what: string | null, y = 0): void => {
    setAsked(what);
    // The panel never lies on what it is about.
    setAbove(y > innerHeight / 2);
  }, []);
  const open = (what: string | null): void => {
    ask(what);
    setThings(thingsIn(rootOf(button.current)));
    setOn(true);
  };
  const close = useCallback((): void => {
    setOn(false);
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus({ preventScroll: true });
    before.current = null;
  }, []);
  /** By key, the panel takes the focus: there everything that can be explained is listed. */
  const openByKey = (what: string | null): void => {
    before.current = document.activeElement;
    open(what);
    requestAnimationFrame(() => document.getElementById(heading)?.focus({ preventScroll: true }));
  };
  useExplaining(button, { on, onAsked: ask, panel });
  useShortcuts({ e: () => (on ? close() : openByKey(explainedAt(document.activeElement))), ...(on && { escape: close }) });
  useEffect(() => {
    if (on) panel.current?.showPopover();
  }, [on]);

  const known = isExplained(asked) ? asked : null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button help-button"
        aria-label={words.button}
        aria-pressed={on}
        title={`${words.button} (E)`}
        onClick={(event) => {
          if (on) close();
          else if (event.detail === 0) openByKey(null);
          else open(null);
        }}
      >
        <TableIcon name="help" />
      </button>
      {on && (
        <section ref={panel} popover="manual" className={above ? 'help-panel help-panel-above' : 'help-panel'} aria-labelledby={heading}>
          <header className="help-panel-head">
            <h2 id={heading} tabIndex={-1}>
              <Title known={known} />
            </h2>
            <button type="button" className="icon-button" aria-label={words.close} title={words.close} onClick={close}>
              <TableIcon name="close" />
            </button>
          </header>
          <div aria-live="polite">
            {known === null ? (
              <p>{words.prompt}</p>
            ) : (
              <Suspense>
                <Explanation what={known} />
              </Suspense>
            )}
          </div>
          <Others things={things} chosen={known} onChoose={ask} />
        </section>
      )}
    </>
  );
}

function Title({ known }: { readonly known: Explained | null }): ReactNode {
  const { words, language } = useText();
  return known === null ? words.table.help.button : termIn(known, language);
}

interface OthersProps {
  readonly things: readonly Explained[];
  readonly chosen: Explained | null;
  readonly onChoose: (what: Explained) => void;
}

/** Everything in sight that can be explained: for those who can't point at it. */
function Others({ things, chosen, onChoose }: OthersProps): ReactNode {
  const { words, language } = useText();
  return (
    <details className="help-others">
      <summary>{words.table.help.others}</summary>
      <ul>
        {things.map((what) => (
          <li key={what}>
            <button type="button" aria-pressed={what === chosen} onClick={() => onChoose(what)}>
              {termIn(what, language)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function thingsIn(root: HTMLElement | null): readonly Explained[] {
  const parts = root?.querySelectorAll<HTMLElement>('[data-explain]') ?? [];
  return [...new Set(Array.from(parts, ({ dataset }) => dataset['explain']))].filter(isExplained);
}

/** Only things with an explanation are marked as explaining themselves, and every one of them is a term. */
function isExplained(what: string | null | undefined): what is Explained {
  return what !== null && what !== undefined && what in TERMS;
}
