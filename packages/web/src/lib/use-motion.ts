import { useEffect, useState } from 'react';
import { recall, remember } from './remember.ts';

/** Does the sky turn and do stars twinkle? Whoever asked the browser for less motion has it still until they say otherwise. */
export type Sky = 'turning' | 'still';

export function useSky(): [Sky, (sky: Sky) => void] {
  const [sky, setSky] = useState(firstSky);
  useEffect(() => {
    // The style sheets read it from here: nothing moves unless it says so.
    document.documentElement.dataset['sky'] = sky;
  }, [sky]);
  const choose = (choice: Sky): void => {
    remember('sky', choice);
    setSky(choice);
  };
  return [sky, choose];
}

function firstSky(): Sky {
  const recalled = recall('sky');
  if (recalled === 'turning' || recalled === 'still') return recalled;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'turning';
}
