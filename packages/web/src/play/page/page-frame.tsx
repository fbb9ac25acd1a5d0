import type { ReactNode } from 'react';
import { EngravedRule } from '../../ui/ornament/engraved-rule.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageTop } from './page-top.tsx';
import { useHeading } from './use-heading.ts';
import './page-frame.css';

interface PageFrameProps {
  /** A few words above the title. */
  readonly subject: string;
  readonly title: string;
  /** What is said under the title. */
  readonly introduction?: ReactNode;
  /** What can be done here, beside the title where there is room. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What the pages around the table have in common: the bar, a title, the contents, the credits. */
export function PageFrame({ subject, title, introduction, actions, children }: PageFrameProps): ReactNode {
  const heading = useHeading();
  return (
    <>
      <PageTop />
      <main className="page-frame" id="contents" tabIndex={-1}>
        <div className="page-head">
          <div>
            <p className="page-subject">{subject}</p>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <EngravedRule />
            {introduction !== undefined && <div className="page-introduction">{introduction}</div>}
          </div>
          {actions !== undefined && <div className="page-actions">{actions}</div>}
        </div>
        {children}
      </main>
      <PageFooter folded />
    </>
  );
}
