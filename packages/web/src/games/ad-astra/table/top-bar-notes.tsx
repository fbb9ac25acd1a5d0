import type { AdAstraView } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TableIcon } from '../../../ui/icons/table-icon.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';

/** Once B10.10 has called the end, nobody should miss it. */
export function LastRound({ view: { endCalled, over } }: { readonly view: AdAstraView }): ReactNode {
  const words = useAdAstraText().words.adAstraTable.bar;
  return endCalled && !over ? <p className="last-round">{words.lastRound}</p> : null;
}

interface BarWaysProps {
  readonly onOthers: () => void;
  readonly onReference: () => void;
}

/** What has no room of its own on a small screen, and the reference. */
export function BarWays({ onOthers, onReference }: BarWaysProps): ReactNode {
  const words = useAdAstraText().words.adAstraTable.bar;
  return (
    <>
      <IconButton className="star-bar-others" label={words.others} title={`${words.others} (O)`} onClick={onOthers}>
        <TableIcon name="others" />
      </IconButton>
      <IconButton label={words.reference} title={`${words.reference} (T)`} onClick={onReference}>
        <TableIcon name="reference" />
      </IconButton>
    </>
  );
}
