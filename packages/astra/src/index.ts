export { AUPTOLEMY, type Automa, emptyLibraryLoses, NO_SCORING } from './automa/automa.ts';
export { FORBIDDEN, MODIFIERS, type Modifier } from './automa/modifiers.ts';
export { PRESETS, type Preset } from './automa/presets.ts';
export { automaLines, elementCounts, scoreCounts, scoreSets } from './automa/scoring.ts';
export { ABILITIES, type AbilityName } from './data/abilities.ts';
export {
  BOON_KINDS,
  type Boon,
  type BoonKind,
  CARDS,
  type Card,
  type CardId,
  cardByCode,
  cardOf,
  type Star,
  type StarSet,
} from './data/cards.ts';
export * from './data/constants.ts';
export { AIR, EARTH, ELEMENTS, type Element, type ElementName, FIRE, WATER } from './data/elements.ts';
export type { Decision } from './decisions.ts';
export { discoveredBy } from './discovered-by.ts';
export type { AstraEvent, Resource } from './events.ts';
export { astra } from './game.ts';
export { write as writeDecision } from './notation.ts';
export type { AstraOptions } from './options.ts';
export { type Board, boardOf } from './public-board.ts';
export { closedBoxes } from './rules/boons.ts';
export { MARK_PRICES, type MarkPrice } from './rules/mark-price.ts';
export { firstStarsOf, nextStarsOf } from './rules/marking.ts';
export { previewRest, type RestPreview } from './rules/rest.ts';
export { elementMarks, scoreElements, scoreLines } from './rules/scoring.ts';
export { type AstraState, cardLimit, type Frame, type Journal, marksOf, NO_CARD, type Phase, type Turn } from './state.ts';
export type { AstraView, AutomaView, FrameView, SlotView } from './view.ts';
