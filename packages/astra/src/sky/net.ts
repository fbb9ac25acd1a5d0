import { NETS, type NetRow } from './projections.ts';

/** Where the net of the sky behind a card's figure has its middle (in degrees), its scale, and its place on the card. */
export function netOf(code: string): NetRow {
  const net = NETS[code];
  if (net === undefined) throw new RangeError(`no constellation has the code "${code}"`);
  return net;
}
