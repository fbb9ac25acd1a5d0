import { type ReactNode, useContext } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TableIcon } from '../../ui/icons/table-icon.tsx';
import { useShortcuts } from '../use-shortcuts.ts';
import { AdviceContext } from './advice-context.ts';

/** "What would a Master do?" */
export function AdviceButton(): ReactNode {
  const words = useText().words.table;
  const advice = useContext(AdviceContext);
  useShortcuts(advice === null ? {} : { m: advice.toggle, ...(advice.on && { escape: advice.toggle }) });
  if (advice === null) return null;
  return (
    <IconButton
      className="advice-button"
      label={words.advice}
      aria-pressed={advice.on}
      aria-keyshortcuts="m"
      title={`${words.advice} (M)`}
      onClick={advice.toggle}
    >
      <TableIcon name="advice" />
    </IconButton>
  );
}
