import { FIGURE_WORDS } from '../../sky/figure-words.en.ts';
import { en } from '../catalogue.en.ts';
import { narrate } from './narrator.ts';
import { phrases } from './phrases.en.ts';

export const narrator = narrate({ text: en, phrases, figures: FIGURE_WORDS });
