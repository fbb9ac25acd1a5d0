import { inFrench } from '@astrarium/core/french';
import type { Messages } from '../en/index.ts';
import { site } from './site.ts';
import { table } from './table.ts';

export const words: Messages = inFrench({
  site,
  siteName: 'Astrarium',
  chooseLanguage: 'Langue',

  table,
});
