import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Panel as Sheet } from '../../../ui/panel.tsx';
import './panel.css';

interface PanelProps {
  readonly label: string;
  readonly title: ReactNode;
  readonly close: string;
  readonly onClose: () => void;
  readonly className: string;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** A sheet laid over a part of the galaxy. It takes the focus, and gives it back to what it was opened from. */
export function Panel({ label, title, close, onClose, className, style, children }: PanelProps): ReactNode {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const sheet = panel.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    sheet?.addEventListener('keydown', onKey);
    return () => sheet?.removeEventListener('keydown', onKey);
  });
  return (
    <Sheet
      ref={panel}
      className={`galaxy-panel ${className}`}
      style={style}
      aria-label={label}
      title={title}
      level="h3"
      close={close}
      onClose={onClose}
    >
      {children}
    </Sheet>
  );
}
