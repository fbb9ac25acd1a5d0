import { type ReactNode, useEffect, useRef } from 'react';

interface QuestionProps {
  readonly words: string;
  readonly version: number;
  /** The version at which a choice of the list was last pressed. */
  readonly pressed: { readonly at: number } | null;
}

/** What is asked. The button that was pressed goes with its decision: then the keyboard is put here, once. */
export function Question({ words, version, pressed }: QuestionProps): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  const answered = useRef<QuestionProps['pressed']>(null);
  useEffect(() => {
    if (pressed === null || pressed === answered.current || version <= pressed.at) return;
    answered.current = pressed;
    place.current?.focus();
  }, [pressed, version]);
  return (
    <p ref={place} className="text-question" tabIndex={-1}>
      {words}
    </p>
  );
}
