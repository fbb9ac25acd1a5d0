import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HostClient } from '../../client/local/client.ts';
import { useHost } from '../../client/local/host-context.ts';
import type { LocalProblem } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import type { Route } from '../../client/route/route.ts';
import { goTo } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { ProblemNote } from '../../play/page/problem-note.tsx';
import { Button } from '../../ui/button.tsx';
import './record-import.css';

/** A button that opens a record file; the file may also be dropped anywhere on the page. What is wrong with it is told here. */
export function RecordImport({ children }: { readonly children: ReactNode }): ReactNode {
  const { words, language } = usePageText();
  const host = useHost();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<LocalProblem | null>(null);

  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem(null);
    if (file.size > LARGEST) {
      const size = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(file.size / 1e6);
      setProblem({ code: 'bad-record', detail: words.games.tooLarge(size) });
      return;
    }
    try {
      goTo(await importFile(host, file));
    } catch (error) {
      setProblem(problemIn(error));
    }
  };
  const dragging = useDroppedFile((file) => void open(file));

  return (
    <div className="record-import">
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".jsonl,.json,.txt,application/jsonl"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          void open(target.files?.[0]);
          // Else the same file, corrected, could not be chosen again.
          target.value = '';
        }}
      />
      <Button className="record-import-button" onClick={() => input.current?.click()}>
        {children}
      </Button>
      {problem !== null && <ProblemNote problem={problem} />}
      {dragging && (
        <div className="record-drop" aria-hidden="true">
          <p>{words.games.dropHere}</p>
        </div>
      )}
    </div>
  );
}

/** No record comes near this; a film dropped by mistake is not read. */
const LARGEST = 8e6;

/** Where the game from the file is best looked at. */
async function importFile(host: HostClient, file: File): Promise<Route> {
  const { id } = await host.ask('importRecord', { text: await file.text() });
  const { tables } = await host.ask('list', {});
  const over = tables.find((table) => table.id === id)?.result !== null;
  return { page: over ? 'result' : 'table', id };
}

/** Takes files dropped on the window; tells whether one is just being held over it. */
function useDroppedFile(take: (file: File | undefined) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const newest = useRef(take);
  useEffect(() => {
    newest.current = take;
  });
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setDragging(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setDragging(false);
      newest.current(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return dragging;
}
