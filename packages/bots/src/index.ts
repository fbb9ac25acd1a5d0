export {
  type AdAstraLearned,
  type AdAstraTraining,
  learnAdAstraGame,
  learnedOfAdAstra,
  newAdAstraTraining,
} from './ad-astra/training.ts';
export { type AnswerTime, drawAnswerTime, untilAnswer } from './answer-time.ts';
export type { StagePrices } from './astra/evaluation/stages.ts';
export { type Learned, learned, learnGame, newTraining, playBy, type Training } from './astra/training.ts';
export type { AnyBot, Bot } from './bot.ts';
export { playOut, type Watch } from './play-out.ts';
export { random } from './random.ts';
export { botLuck, type PlayedGame, type SelfPlay, selfPlay } from './self-play.ts';
export { sessionCache } from './session-cache.ts';
export {
  type AnySearchSession,
  type AnyThinker,
  isThinker,
  MANY_ITERATIONS,
  type ToldThought,
  thinkInNotation,
} from './think-in-notation.ts';
export type { Budget, Option, SearchSession, Thinker, Thought } from './thinker.ts';
export { THINKING_TIME, WORTH_A_THOUGHT } from './thinking-time.ts';
