import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { quietMotion } from './quiet-motion.ts';
import { readRoute } from './route/route.ts';
import { firstLanguage } from './text/language.ts';
import { loadText } from './text/load-text.ts';
import { loadPageText } from './text/use-page-text.ts';

const place = document.getElementById('page');
if (place === null) throw new Error('index.html has no element with the id "page"');
const language = firstLanguage();
// Pages wait for their own words too: better to ask for them at once than when the page has come.
if (readRoute(location.pathname).page !== 'table') void loadPageText(language).catch(() => undefined);
quietMotion();
const spoken = await loadText(language);
createRoot(place).render(
  <StrictMode>
    <App spoken={spoken} />
  </StrictMode>,
);
