import { type ReactNode, Suspense } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import { type TableSession, useTable } from '../../client/local/use-table.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { Link } from '../../client/route/link.tsx';
import type { Route } from '../../client/route/route.ts';
import { goTo } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { ProblemNote } from '../page/problem-note.tsx';
import { usePace } from '../use-pace.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { TextTable } from './text-table.tsx';
import { useTextPlay } from './use-text-play.ts';

/** One game in words, by the id of its table. */
export function TextTablePage({ id }: { readonly id: string }): ReactNode {
  const words = usePageText().words.textTable;
  const followed = useTable(id);
  const { update, problem } = followed;
  if (update === null) {
    return (
      <PageFrame subject={words.subject} title={words.table}>
        {problem === null ? <p>{words.opening}</p> : <ProblemNote problem={problem} />}
      </PageFrame>
    );
  }
  return (
    <Suspense fallback={<p className="table-opening">{words.opening}</p>}>
      <FollowedTextTable followed={followed} update={update} drawn />
    </Suspense>
  );
}

interface FollowedTextTableProps {
  readonly followed: TableSession;
  readonly update: TableUpdate;
  /** Can the table be seen in pictures too? */
  readonly drawn: boolean;
}

/** A table in words that is followed already. */
export function FollowedTextTable({ followed, update, drawn }: FollowedTextTableProps): ReactNode {
  const words = usePageText().words.textTable;
  const { play, passTo, ready } = useTextPlay(followed, update);
  usePace();
  const toPicture: Route = { page: 'table', id: update.table };
  useShortcuts(drawn ? { x: () => goTo(toPicture) } : {});
  const name = passTo === null ? undefined : update.seats[passTo]?.name;
  if (name !== undefined) {
    return (
      <PageFrame subject={words.subject} title={words.passTo(name)} introduction={<p>{words.passWhy}</p>}>
        <p>
          <Button look="gold" large onClick={ready}>
            {words.ready(name)}
          </Button>
        </p>
      </PageFrame>
    );
  }
  return (
    <TextTable
      play={play}
      actions={
        <>
          {drawn && (
            <Link className="text-link" to={toPicture} aria-keyshortcuts="X" title={`${words.toPicture} (X)`}>
              {words.toPicture}
            </Link>
          )}
          {update.result !== null && (
            <ButtonLink look="gold" to={{ page: 'result', id: update.table }}>
              {words.toResult}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
