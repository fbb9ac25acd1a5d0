export { type BotAsked, type BotTask, botTask, decideAtOnce, nextBot } from './bot-turn.ts';
export { botNamed, type GameRow, type PlayableGame, type SeatInks, STAND_IN } from './game-row.ts';
export { type Perspective, viewerWith } from './perspective.ts';
export { checkVersions, OtherVersion, problemBrought } from './problems.ts';
export { type AnyTable, eventsByViewer, Session, type SessionStart, type Taken } from './session.ts';
