import { fr } from '../fr.ts';
import { narrate } from './narrator.ts';
import { phrases } from './phrases.fr.ts';

export const narrator = narrate({ text: fr, phrases });
