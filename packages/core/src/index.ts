export { BadInput } from './bad-input.ts';
export { BadRecord } from './bad-record.ts';
export { lowest, members, popcount } from './bits.ts';
export { Chance, type ChancePositions } from './chance.ts';
export type { AnyGame, Game, Refusal, Result, ScoreLine, Seat, SeatResult, Tell, Told, Viewer } from './game.ts';
export { at } from './lists.ts';
export { type AnyNarrator, type Choice, type ChoiceGroup, groupChoices, type Narrator, type Section } from './narrator.ts';
export { QuickChance } from './quick-chance.ts';
export { type Below, quickRandom } from './quick-random.ts';
export {
  type Epoch,
  type GameRecord,
  newRecord,
  RECORD_VERSIONS,
  type RecordedDecision,
  type RecordedResult,
  recordedResult,
  seedAt,
  writeRecord,
} from './record.ts';
export { readRecord } from './record-reader.ts';
export { BrokenReplay, carriedOn, type Position, replay, type Snapshot } from './replay.ts';
export { childSeed, epochSeed, readSeed, type Seed, seedFromBytes } from './seed.ts';
export { type Answer, knownTo, type Logged, type Past, Table, type TableSetup, witnessed } from './table.ts';
export { playsVersions, type Versions, versionsPlayed } from './versions.ts';
