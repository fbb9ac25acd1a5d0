export { usualAbsence } from './absence.ts';
export { check } from './check.ts';
export {
  checkDeal,
  commitmentTo,
  type Deal,
  type DealFault,
  type DealProof,
  dealProof,
  dealSeed,
  type SeenDeal,
  valueHash,
} from './deal.ts';
export { GAME_NAMES, type GameName } from './game-names.ts';
export { CLOSE_CODES, HEARTBEAT, LIMITS } from './limits.ts';
export { type FromServer, LIVE_FRAME, type LiveRequest } from './live-messages.ts';
export { NAME, readName } from './name.ts';
export type { Operation } from './operations/operation.ts';
export {
  type AnswerOf,
  type HttpName,
  type HttpRequests,
  type LiveName,
  type LiveRequests,
  OPERATIONS,
  type OperationName,
  type RequestOf,
} from './operations/operations.ts';
export { querySchema } from './operations/query.ts';
export { PATCH_SUBPROTOCOL, patched, type UpdatePatch } from './patch.ts';
export { PROBLEM_STATUS, type Problem, type ProblemCode } from './problem.ts';
export type { Clock } from './schemas/fields.ts';
export { GAME_FIELDS, NAMED_SCHEMAS } from './schemas/named.ts';
export type { Plain } from './schemas/plain.ts';
export { problemAnswer } from './schemas/problem.ts';
export {
  type DealPromise,
  type PublicSeat,
  type Room,
  type RoomAnswer,
  type RoomSeat,
  roomAnswer,
  type SeatClock,
  type UndoRequest,
  type You,
} from './schemas/room.ts';
export type * from './schemas/tables.ts';
export type * from './schemas/update.ts';
export * from './seat-colours.ts';
export { hmacSha256, sha256, sha256OfText } from './sha256.ts';
export * from './table-update.ts';
export * from './vocabulary.ts';
