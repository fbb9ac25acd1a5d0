import { useEffect, useState } from 'react';
import { recall, remember } from './remember.ts';

/** Does the sky turn and do stars twinkle? Whoever asked the browser for less motion has it still until they say otherwise. */
export type Motion = 'turning' | 'still';

export function useMotion(): [Motion, (motion: Motion) => void] {
  const [motion, setMotion] = useState(firstMotion);
  useEffect(() => {
    // The style sheets read it from here: nothing moves unless it says so.
    document.documentElement.dataset['sky'] = motion;
  }, [motion]);
  const choose = (choice: Motion): void => {
    remember('sky', choice);
    setMotion(choice);
  };
  return [motion, choose];
}

function firstMotion(): Motion {
  const recalled = recall('sky');
  if (recalled === 'turning' || recalled === 'still') return recalled;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'turning';
}
