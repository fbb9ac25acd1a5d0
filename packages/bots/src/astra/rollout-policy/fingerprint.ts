import type { AstraState, CardId, Frame, Journal } from '@astrarium/astra';

/** A number that tells positions within one turn apart: what lies open, and what is being asked. */
export function fingerprint({ marks, journals, turn, frames, active, round, drawn }: AstraState): number {
  let print = (active * 31 + round * 7 + drawn) | 0;
  for (let n = 0; n < marks.length; n += 1) print = mix(print, marks[n] as number);
  for (let seat = 0; seat < journals.length; seat += 1) {
    const { fame, pouch, wisdom, stardust, telescopes, active: awake, exhausted } = journals[seat] as Journal;
    print = mix(mix(mix(print, fame), pouch * 16 + wisdom), stardust * 64 + telescopes);
    print = mix(mix(print, setOf(awake)), setOf(exhausted));
  }
  print = mix(mix(print, turn.lasting * 8 + turn.famePerGrand), turn.refund * 64 + turn.spent);
  print = mix(mix(print, turn.notCommonMarked * 64 + turn.grandMarked), turn.beforeGrand + (turn.actionSkipped ? 64 : 0));
  for (let n = 0; n < frames.length; n += 1) {
    const { phase, slot, star, left, used, asked } = frames[n] as Frame;
    print = mix(mix(mix(print, phase.length * 512 + phase.charCodeAt(0)), (slot + 1) * 16 + star + 1), left * 1024 + used * 32 + asked);
  }
  return print;
}

/** The same for the same cards in any order. */
function setOf(cards: readonly CardId[]): number {
  let set = 0;
  for (let n = 0; n < cards.length; n += 1) set = (set + Math.imul((cards[n] as CardId) + 1, 0x9e3779b1)) | 0;
  return set;
}

function mix(print: number, value: number): number {
  const mixed = Math.imul(print ^ value, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
