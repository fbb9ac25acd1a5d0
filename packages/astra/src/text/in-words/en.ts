import { en } from '../en.ts';
import { narrate } from './narrator.ts';
import { phrases } from './phrases.en.ts';

export const narrator = narrate({ text: en, phrases });
