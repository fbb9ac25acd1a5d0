import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TableIcon } from '../../ui/icons/table-icon.tsx';
import { useShortcuts } from '../use-shortcuts.ts';
import { explainedAt, rootOf, useExplaining } from './use-explaining.ts';
import './help.css';

/** The names of all things are fetched when somebody first wants to know. */
const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }));

/** What the panel was opened with. */
interface Opened {
  readonly things: readonly string[];
  readonly byKey: boolean;
  /** Where the keyboard was before. */
  readonly before: Element | null;
}

/** The button "What is this?": from then on a touch explains what it meets instead of acting, until it is closed. */
export function Help(): ReactNode {
  const words = useText().words.table.help;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [above, setAbove] = useState(false);
  const on = opened !== null;

  const ask = useCallback((what: string | null, y = 0): void => {
    setAsked(what);
    setAbove(y > innerHeight / 2);
  }, []);
  const open = (what: string | null, byKey: boolean): void => {
    ask(what);
    setOpened({ things: thingsIn(rootOf(button.current)), byKey, before: byKey ? document.activeElement : null });
  };
  const close = (): void => {
    setOpened(null);
    const before = opened?.before;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  useExplaining(button, { on, onAsked: ask, panel });
  useShortcuts({ e: () => (on ? close() : open(explainedAt(document.activeElement), true)), ...(on && { escape: close }) });
  return (
    <>
      <IconButton
        ref={button}
        className="help-button"
        label={words.button}
        aria-pressed={on}
        title={`${words.button} (E)`}
        onClick={({ detail }) => (on ? close() : open(null, detail === 0))}
      >
        <TableIcon name="help" />
      </IconButton>
      {opened !== null && (
        <Suspense>
          <HelpPanel panel={panel} asked={asked} things={opened.things} above={above} byKey={opened.byKey} onAsk={ask} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function thingsIn(root: HTMLElement | null): readonly string[] {
  const parts = root?.querySelectorAll<HTMLElement>('[data-explain]') ?? [];
  return [...new Set(Array.from(parts, ({ dataset }) => dataset['explain'] ?? ''))];
}
