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
export * from './messages.ts';
export { NAME, readName } from './name.ts';
export { afterStep, PATCH_SUBPROTOCOL } from './patch.ts';
export { PROBLEM_STATUS, type Problem, type ProblemCode } from './problem.ts';
export { HTTP_SCHEMAS, LIVE_FRAME, LIVE_SCHEMAS } from './schemas.ts';
export { ASTRA_INKS, FACTION_INKS } from './seat-colours.ts';
export { hmacSha256, sha256, sha256OfText } from './sha256.ts';
export * from './table-update.ts';
