import { inFrench } from '@astrarium/core/french';
import { FIGURE_WORDS } from '../../sky/figure-words.fr.ts';
import { fr } from '../catalogue.fr.ts';
import { narrate } from './narrator.ts';
import { phrases } from './phrases.fr.ts';

export const narrator = narrate({ text: fr, phrases, figures: inFrench(FIGURE_WORDS) });
