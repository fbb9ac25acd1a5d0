import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NEAREST } from '../atlas/view.ts';
import { useAstraPageText } from '../use-astra-page-text.ts';

interface SkyControlsProps {
  readonly zoom: number;
  readonly onNearer: () => void;
  readonly onFarther: () => void;
  readonly onWhole: () => void;
}

export function SkyControls({ zoom, onNearer, onFarther, onWhole }: SkyControlsProps): ReactNode {
  const { sky } = useAstraPageText().words.atlas;
  return (
    <div className="sky-controls">
      <SkyButton label={sky.nearer} drawing="M6 12h12M12 6v12" off={zoom >= NEAREST} onPress={onNearer} />
      <SkyButton label={sky.farther} drawing="M6 12h12" off={zoom <= 1} onPress={onFarther} />
      <SkyButton label={sky.whole} drawing="M12 4a8 8 0 1 0 .01 0ZM12 10.5a1.5 1.5 0 1 0 .01 0Z" off={false} onPress={onWhole} />
    </div>
  );
}

interface SkyButtonProps {
  readonly label: string;
  readonly drawing: string;
  /** Nothing further that way. The button stays where it is, lest the focus be lost. */
  readonly off: boolean;
  readonly onPress: () => void;
}

function SkyButton({ label, drawing, off, onPress }: SkyButtonProps): ReactNode {
  return (
    <IconButton className="icon-button-framed" label={label} aria-disabled={off} onClick={onPress}>
      <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </IconButton>
  );
}
