import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readRoute } from '../client/route/route.ts';
import { loadPageWords } from '../i18n/catalogues.ts';
import { firstLanguage } from '../i18n/language.ts';
import { loadText } from '../i18n/load-text.ts';
import { quietMotion } from '../lib/quiet-motion.ts';
import { App } from './app.tsx';
import { loadGameTexts } from './load-game-texts.ts';

const place = document.getElementById('page');
if (place === null) throw new Error('index.html has no element with the id "page"');
const language = firstLanguage();
// Pages wait for their own words too: better to ask for them at once than when the page has come.
if (readRoute(location.pathname).page !== 'table')
  void Promise.all([loadPageWords(language), loadGameTexts(language)]).catch(() => undefined);
quietMotion();
const spoken = await loadText(language);
createRoot(place).render(
  <StrictMode>
    <App spoken={spoken} />
  </StrictMode>,
);
