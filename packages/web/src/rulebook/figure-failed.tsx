import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';

/** A figure that could not be fetched: the rule can be read without it. */
export function FigureFailed(): ReactNode {
  return <p role="alert">{useText().words.figures.failed}</p>;
}
