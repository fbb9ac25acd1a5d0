import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const place = document.getElementById('page');
if (place === null) throw new Error('index.html has no element with the id "page"');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
