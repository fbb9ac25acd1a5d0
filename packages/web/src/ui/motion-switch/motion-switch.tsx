import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { useMotion } from '../../lib/use-motion.ts';
import { Button } from '../button.tsx';
import './motion-switch.css';

/** Stops everything that moves by itself, and lets it move again. */
export function MotionSwitch(): ReactNode {
  const { words } = usePageText();
  const [motion, setMotion] = useMotion();
  return (
    <Button look="word" className="motion-switch" onClick={() => setMotion(motion === 'still' ? 'turning' : 'still')}>
      {motion === 'still' ? words.turnSky : words.stillSky}
    </Button>
  );
}
