import { CARDS } from '@astrarium/astra';
import type { Below } from '@astrarium/core';

/** The table of a game with three players. */
const SLOTS = 4;
const PLAYERS = 3;
/** Room for the stars of one card. */
const ROOM = 16;

const ALL = Int32Array.from(CARDS, (card) => card.all);
const START = Int32Array.from(CARDS, (card) => card.start);
const NEIGHBOURS = new Int32Array(CARDS.length * ROOM);
for (const card of CARDS) NEIGHBOURS.set(card.neighbours, card.id * ROOM);

/**
 * What the rules are measured against: the marking of stars and nothing around it. On four cards, players in turn mark a random
 * star of the frontier (A5.2); a finished card is replaced by a random one. Returns a checksum, so that no engine can leave the
 * work undone.
 */
export function markStars(moves: number, below: Below): number {
  const cards = new Int32Array(SLOTS);
  const marked = new Int32Array(SLOTS);
  const frontier = new Int32Array(SLOTS);
  const open = new Int32Array(SLOTS);
  const marks = new Int32Array(SLOTS * PLAYERS);
  let allOpen = SLOTS;
  let player = 0;
  let checksum = 0;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const card = below(CARDS.length);
    cards[slot] = card;
    frontier[slot] = START[card] as number;
    open[slot] = 1;
  }

  for (let move = 0; move < moves; move += 1) {
    let pick = below(allOpen);
    let slot = 0;
    while (pick >= (open[slot] as number)) {
      pick -= open[slot] as number;
      slot += 1;
    }
    let rest = frontier[slot] as number;
    for (; pick > 0; pick -= 1) rest &= rest - 1;
    const bit = rest & -rest;
    const card = cards[slot] as number;
    const nowMarked = (marked[slot] as number) | bit;
    marks[slot * PLAYERS + player] = (marks[slot * PLAYERS + player] as number) | bit;
    player = player === PLAYERS - 1 ? 0 : player + 1;

    allOpen -= open[slot] as number;
    if (nowMarked === (ALL[card] as number)) {
      const next = below(CARDS.length);
      for (let pen = 0; pen < PLAYERS; pen += 1) {
        checksum = (checksum + (pen + 1) * (marks[slot * PLAYERS + pen] as number)) | 0;
        marks[slot * PLAYERS + pen] = 0;
      }
      cards[slot] = next;
      marked[slot] = 0;
      frontier[slot] = START[next] as number;
      open[slot] = 1;
    } else {
      const nowOpen = ((frontier[slot] as number) | (NEIGHBOURS[card * ROOM + 31 - Math.clz32(bit)] as number)) & ~nowMarked;
      marked[slot] = nowMarked;
      frontier[slot] = nowOpen;
      open[slot] = count(nowOpen);
    }
    allOpen += open[slot] as number;
  }
  return checksum;
}

/** How many of the lowest 16 bits are set, without a loop. */
function count(set: number): number {
  const pairs = set - ((set >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  const eights = (fours + (fours >> 4)) & 0x0f0f;
  return (eights + (eights >> 8)) & 0x1f;
}
