import type { ReactNode } from 'react';
import { Link } from '../../../client/route/link.tsx';
import { useCatalogue } from '../../../i18n/catalogue.ts';
import { loadYourSkyWords } from '../words/catalogues.ts';
import { useYourSky } from './use-your-sky.ts';
import './your-sky-corner.css';

/** The way from the front page to one's own sky, with how far it has been filled. */
export function YourSkyCorner(): ReactNode {
  const words = useCatalogue(loadYourSkyWords);
  const { discovered } = useYourSky();
  return (
    <Link className="your-sky-corner" to={{ page: 'your-sky' }}>
      <span className="your-sky-corner-title">{words.corner}</span>
      {discovered !== null && <span className="your-sky-corner-count">{words.count(discovered.length)}</span>}
    </Link>
  );
}
