import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import type { RuleFigure } from './rule-figure.ts';
import './figure-frame.css';

/** A figure in its frame, with what it is for and a way to begin it again. Until it is near, only its place is kept. */
export function FigureFrame({ figure: { name, Figure } }: { readonly figure: RuleFigure }): ReactNode {
  const words = usePageText().words.figures;
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const [run, setRun] = useState(0);
  const title = useId();
  return (
    <section ref={place} className={`rule-figure rule-figure-${name}`} aria-labelledby={title}>
      <header className="rule-figure-head">
        <h3 id={title}>{words.titles[name]}</h3>
        <Button look="quiet" onClick={() => setRun(run + 1)}>
          {words.reset}
        </Button>
      </header>
      <p className="rule-figure-hint">{words.hints[name]}</p>
      <div className="rule-figure-stage">
        {near && (
          <Suspense fallback={<p className="rule-figure-loading">{words.loading}</p>}>
            <Figure key={run} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** Has the element ever been nearer to what is seen than half a screen? */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (place === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
