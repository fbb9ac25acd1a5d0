export * from './data/action-cards.ts';
export * from './data/artifacts.ts';
export { FACTIONS, type Faction, type FactionName, lacks, MOVEMENT, PRODUCTION } from './data/factions.ts';
export * from './data/galaxy.ts';
export {
  ALIEN_COLONY_POINTS,
  ALIEN_FACTORY_POINTS,
  COLONY,
  type Cost,
  costOf,
  FACTORY,
  ITEMS,
  type Item,
  type ItemName,
  PAWNS_EACH,
  RULE_SETS,
  type RuleSet,
  STARSHIP,
  TERRAFORMER,
  TERRAFORMING_POINTS,
} from './data/pawns.ts';
export * from './data/places.ts';
export * from './data/resources.ts';
export {
  ACCEPT,
  BANK,
  BUILD_SHIP,
  COLONIES,
  DECLINE,
  DEEP,
  type Decision,
  DISCARD,
  END,
  FACTORIES,
  FLY,
  LAND,
  LOOK,
  PASS,
  PEEK,
  PLAN,
  PRODUCE,
  SCORE,
  SWAP,
  TAKE,
  TERRAFORM,
  USE,
} from './decisions.ts';
export type { AdAstraEvent, Sighting } from './events.ts';
export { adAstra } from './game.ts';
export { read as readDecision } from './notation.ts';
export { type AdAstraOptions, GALAXIES, type Galaxy } from './options.ts';
export { type Board, boardOf } from './public-board.ts';
export { missingFor, sitesFor } from './rules/build.ts';
export { ENDING_SCORE, ENDINGS, type Ending } from './rules/ending.ts';
export { costOf as flightCost } from './rules/movement.ts';
export { hasColony, hasFactory, isFreeFor, isTerraformed, ownerOf, type Pawns, shipsOf } from './rules/pawns.ts';
export { dueOf, yieldsOf } from './rules/production.ts';
export { bonusTo, elementPoints, mostDiscarded } from './rules/scoring.ts';
export { type AdAstraState, type Deed, type Frame, NOBODY, type Phase, type Step } from './state.ts';
export type { AdAstraView, SeatView, SpaceView } from './view.ts';
