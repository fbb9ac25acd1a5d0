import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';

/** A figure that could not be fetched: the rule can be read without it. */
export function FigureFailed(): ReactNode {
  return <p role="alert">{usePageText().words.figures.failed}</p>;
}
