import { adAstra } from '@astrarium/ad-astra';
import { serveFigures } from '../../../play/figures/serve-figures.ts';
import { POSITIONS } from './positions.ts';

serveFigures(adAstra, POSITIONS);
