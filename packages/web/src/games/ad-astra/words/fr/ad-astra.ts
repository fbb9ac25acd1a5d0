import { inFrench } from '@astrarium/core/french';
import type { AdAstraMessages } from '../en/ad-astra.ts';
import { adAstraResult } from './ad-astra-result.ts';
import { adAstraTable } from './ad-astra-table.ts';
import { galaxy } from './galaxy.ts';
import { holdings } from './holdings.ts';
import { planning } from './planning.ts';
import { reference } from './reference.ts';
import { trade } from './trade.ts';

export const adAstraPages: AdAstraMessages = inFrench({ galaxy, planning, holdings, trade, reference, adAstraTable, adAstraResult });
