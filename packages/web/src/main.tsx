import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstLanguage } from './text/language.ts';
import { loadText } from './text/load-text.ts';

const place = document.getElementById('page');
if (place === null) throw new Error('index.html has no element with the id "page"');
const spoken = await loadText(firstLanguage());
createRoot(place).render(
  <StrictMode>
    <App spoken={spoken} />
  </StrictMode>,
);
