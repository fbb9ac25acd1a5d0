import { fr } from '../catalogue.fr.ts';
import { narrate } from './narrator.ts';
import { phrases } from './phrases.fr.ts';
import { speechOf } from './speech.ts';

export const narrator = narrate(speechOf(fr, 'fr', phrases));
