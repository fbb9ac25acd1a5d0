export { type Board, boardOf } from './board.ts';
export * from './components/action-cards.ts';
export * from './components/artifacts.ts';
export { FACTIONS, type Faction, type FactionName, lacks, MOVEMENT, PRODUCTION } from './components/factions.ts';
export * from './components/galaxy.ts';
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
} from './components/pawns.ts';
export * from './components/resources.ts';
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
export { hasColony, hasFactory, isFreeFor, isTerraformed, ownerOf, type Pawns, shipsOf } from './pawns.ts';
export { missingFor, sitesFor } from './rules/build.ts';
export { ENDING_SCORE, ENDINGS, type Ending } from './rules/ending.ts';
export { costOf as flightCost } from './rules/movement.ts';
export { dueOf, yieldsOf } from './rules/production.ts';
export { bonusTo, elementPoints, mostDiscarded } from './rules/scoring.ts';
export { type AdAstraState, type Deed, type Frame, NOBODY, type Phase, type Step } from './state.ts';
export type { AdAstraView, SeatView, SpaceView } from './view.ts';
