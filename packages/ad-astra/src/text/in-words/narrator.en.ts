import { en } from '../catalogue.en.ts';
import { narrate } from './narrator.ts';
import { phrases } from './phrases.en.ts';
import { speechOf } from './speech.ts';

export const narrator = narrate(speechOf(en, 'en', phrases));
