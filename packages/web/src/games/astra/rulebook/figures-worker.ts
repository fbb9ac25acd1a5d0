import { astra } from '@astrarium/astra';
import { serveFigures } from '../../../play/figures/serve-figures.ts';
import { POSITIONS } from './positions.ts';

serveFigures(astra, POSITIONS);
