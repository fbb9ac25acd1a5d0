import type { ReactNode } from 'react';
import './panel.css';

interface PanelProps {
  readonly title: string;
  /** Where in the lesson one is, in words. */
  readonly where: string;
  /** From 0 to 1. */
  readonly done: number;
  /** What is said; it is read out when it changes. */
  readonly children: ReactNode;
  /** What the panel itself offers to press, the most important last. */
  readonly ways: ReactNode;
}

/** The sheet beside the table on which the lesson is written. */
export function Panel({ title, where, done, children, ways }: PanelProps): ReactNode {
  return (
    <aside className="lesson-panel" aria-label={title}>
      <header className="lesson-head">
        <h2>{title}</h2>
        <span className="lesson-where">{where}</span>
        <svg className="lesson-course" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <rect className="lesson-course-ground" width={100} height={2} />
          <rect className="lesson-course-done" width={100 * done} height={2} />
        </svg>
      </header>
      <div className="lesson-words" aria-live="polite">
        {children}
      </div>
      <div className="lesson-ways">{ways}</div>
    </aside>
  );
}
