import { at, type Chance, type Viewer } from '@astrarium/core';
import { describeGame } from '../../../test/game-properties.ts';
import { notIdle } from '../src/rules/standstill.ts';
import { EVERY_DECISION } from './every-decision.ts';
import { broken } from './invariants.ts';
import { ACTION_CARDS, type AdAstraState, adAstra, countOf, faceDownPlaces, NO_PLANET, ONE, RESOURCES, sizeOf } from './secrets.ts';

describeGame({
  game: adAstra,
  options: {
    '3 players': { players: 3 },
    '4 players': { players: 4 },
    '5 players': { players: 5 },
    'original print, uneven galaxy': { players: 4, rules: 'original', galaxy: 'uneven' },
    'without the optional artifacts': { players: 3, arcanum: false, responsum: false },
  },
  decisions: () => 500_000 / 5,
  longest: 4000,
  broken,
  changeSecrets,
  everyDecision: EVERY_DECISION,
});

/** Others' unseen cards, planned cards and artifacts, and planets that the viewer has not seen, all dealt anew. */
function changeSecrets(state: AdAstraState, viewer: Viewer, chance: Chance): AdAstraState {
  const changed = adAstra.clone(state);
  const others = state.hands.map((_, seat) => seat).filter((seat) => seat !== viewer);
  changeHands(changed, others, chance);
  for (const seat of others) changePlans(changed, seat, chance);
  const { artifacts, held } = changeArtifacts(changed, others, chance);
  const planets = state.planets.slice();
  const unseen = faceDownPlaces(state, viewer);
  const kinds = unseen.map((place) => planets[place]);
  chance.shuffle('planets', kinds);
  for (const [index, place] of unseen.entries()) planets[place] = kinds[index] ?? NO_PLANET;
  const known = state.known.map((set, index) => (Math.floor(index / 9) === viewer ? set : 0));
  const other = { ...changed, planets, artifacts, held, known };
  // That nothing has changed is no secret.
  const { unchanged } = adAstra.view(state, viewer);
  return { ...other, idle: state.idle && { ...state.idle, before: unchanged ? notIdle(other).before : [] } };
}

function changeHands(state: AdAstraState, others: readonly number[], chance: Chance): void {
  const pool = others.flatMap((seat) =>
    RESOURCES.flatMap((_, resource) =>
      Array.from({ length: countOf(at(state.hands, seat), resource) - countOf(at(state.seen, seat), resource) }, () => at(ONE, resource)),
    ),
  );
  chance.shuffle('hands', pool);
  for (const seat of others) {
    const unseen = sizeOf(at(state.hands, seat)) - sizeOf(at(state.seen, seat));
    state.hands[seat] = at(state.seen, seat) + pool.splice(0, unseen).reduce((sum, card) => sum + card, 0);
  }
}

function changePlans(state: AdAstraState, seat: number, chance: Chance): void {
  const spaces = state.owners.flatMap((owner, space) => (owner === seat && space >= state.revealed ? [space] : []));
  const cards = [
    ...spaces.map((space) => at(state.faces, space)),
    ...ACTION_CARDS.flatMap((_, card) => (at(state.cards, seat) & (1 << card) ? [card] : [])),
  ];
  if (spaces.length === 0) return;
  chance.shuffle('cards', cards);
  for (const space of spaces) state.faces[space] = cards.pop() ?? 0;
  state.cards[seat] = cards.reduce((set, card) => set | (1 << card), 0);
}

function changeArtifacts(state: AdAstraState, others: readonly number[], chance: Chance): { artifacts: number[]; held: number[] } {
  const members = (set: number): number[] => Array.from({ length: 11 }, (_, n) => n).filter((n) => set & (1 << n));
  const deck = state.artifacts.slice(state.drawn);
  const pool = [...deck, ...others.flatMap((seat) => members(at(state.held, seat)))].filter((artifact) => artifact !== 0);
  chance.shuffle('artifacts', pool);
  const held = state.held.map((set, seat) =>
    others.includes(seat) ? members(set).reduce((sum) => sum | (1 << (pool.pop() ?? 0)), 0) : set,
  );
  const left = [...pool, ...deck.filter((artifact) => artifact === 0)];
  return { artifacts: [...state.artifacts.filter((artifact) => !left.includes(artifact)), ...left], held };
}
