import type { Words } from '../../../../i18n/words.ts';
import { galaxy } from './galaxy.ts';
import { holdings } from './holdings.ts';
import { planning } from './planning.ts';
import { reference } from './reference.ts';
import { result as adAstraResult } from './result.ts';
import { table as adAstraTable } from './table.ts';
import { trade } from './trade.ts';

/** The words of the pages of Ad Astra: no other page fetches them. */
export const words = { galaxy, planning, holdings, trade, reference, adAstraTable, adAstraResult };

/** What every language has to say. */
export type AdAstraMessages = Words<typeof words>;
