import { inFrench } from '@astrarium/core/french';
import type { AdAstraMessages } from '../en/index.ts';
import { galaxy } from './galaxy.ts';
import { holdings } from './holdings.ts';
import { planning } from './planning.ts';
import { reference } from './reference.ts';
import { result as adAstraResult } from './result.ts';
import { table as adAstraTable } from './table.ts';
import { trade } from './trade.ts';

export const words: AdAstraMessages = inFrench({ galaxy, planning, holdings, trade, reference, adAstraTable, adAstraResult });
