import { inFrench } from '@astrarium/core/french';
import type { AdAstraMessages } from './ad-astra.en.ts';
import { adAstraResult } from './ad-astra-result.fr.ts';
import { adAstraTable } from './ad-astra-table.fr.ts';
import { galaxy } from './galaxy.fr.ts';
import { holdings } from './holdings.fr.ts';
import { planning } from './planning.fr.ts';
import { reference } from './reference.fr.ts';
import { trade } from './trade.fr.ts';

export const adAstraPages: AdAstraMessages = inFrench({ galaxy, planning, holdings, trade, reference, adAstraTable, adAstraResult });
