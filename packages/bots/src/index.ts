export type { AnyBot, Bot } from './bot.ts';
export { playOut, type Watch } from './play-out.ts';
export { random } from './random.ts';
export { botsFor } from './registry.ts';
export { botLuck, type Played, type SelfPlay, selfPlay } from './self-play.ts';
export type { Budget, Mind, Option, Thinker, Thought } from './thinker.ts';
export { type AnyMind, type AnyThinker, isThinker, MANY_ITERATIONS, type ToldThought, thinkInNotation } from './thinking.ts';
export { THINKING_TIME } from './thinking-time.ts';
