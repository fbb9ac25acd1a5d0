import { adAstraResult } from './ad-astra-result.en.ts';
import { adAstraTable } from './ad-astra-table.en.ts';
import { galaxy } from './galaxy.en.ts';
import { holdings } from './holdings.en.ts';
import { planning } from './planning.en.ts';
import { reference } from './reference.en.ts';
import { trade } from './trade.en.ts';
import type { Words } from './words.ts';

/** The words of the pages of Ad Astra: no other page fetches them. */
export const adAstraPages = { galaxy, planning, holdings, trade, reference, adAstraTable, adAstraResult };

/** What every language has to say. */
export type AdAstraMessages = Words<typeof adAstraPages>;
