import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import './thought-sign.css';

/** Beside the name of a bot that thinks ahead: that it thinks, and afterwards how sure it was. */
export function ThoughtSign({ thought }: { readonly thought: 'thinking' | number | undefined }): ReactNode {
  const { table } = useText().words;
  if (thought === undefined) return null;
  return <small className="thought-sign">{thought === 'thinking' ? table.thinking : table.sure(Math.round(100 * thought))}</small>;
}
