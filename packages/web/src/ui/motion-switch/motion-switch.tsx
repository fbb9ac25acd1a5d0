import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { useSky } from '../../lib/use-motion.ts';
import { Button } from '../button.tsx';
import './motion-switch.css';

/** Stops everything that moves by itself, and lets it move again. */
export function SkySwitch(): ReactNode {
  const { words } = usePageText();
  const [sky, setSky] = useSky();
  return (
    <Button look="word" className="sky-switch" onClick={() => setSky(sky === 'still' ? 'turning' : 'still')}>
      {sky === 'still' ? words.turnSky : words.stillSky}
    </Button>
  );
}
