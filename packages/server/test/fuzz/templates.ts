import { type HttpName, OPERATIONS } from '@astrarium/protocol';
import { type Below, type Json, pick } from './mutations.ts';

/** What is known of the table that is attacked. */
export interface Target {
  readonly id: string;
  /** Decisions that were taken there, as they were sent. */
  readonly taken: readonly { readonly seat: number; readonly decision: string; readonly id: string }[];
  readonly version: number;
}

/** Live requests that change nothing even when they come from somebody with a seat who is not on turn. */
export function harmlessLive(target: Target, seat: number, chance: Below): { readonly name: string; readonly ask: Json } {
  const { decision } = pick(chance, target.taken);
  const version = chance(target.version + 2);
  return pick<{ name: string; ask: Json }>(chance, [
    { name: 'watch', ask: { since: chance(2) === 0 ? null : chance(target.version * 2) } },
    { name: 'decide', ask: { seat, decision, id: `out-of-turn-${chance(1e9)}` } },
    { name: 'decide', ask: { ...pick(chance, target.taken) } },
    { name: 'whyNot', ask: { seat, decision } },
    { name: 'undo', ask: { seat, version } },
    { name: 'answerUndo', ask: { seat, yes: true } },
    { name: 'withdrawUndo', ask: { seat } },
    { name: 'peek', ask: { viewer: seat } },
    { name: 'moment', ask: { version, viewer: 'spectator' } },
    { name: 'log', ask: { upTo: version, viewer: 'spectator' } },
    { name: 'readNote', ask: { seat } },
  ]);
}

/** Everything else: from whoever has no seat here it must do nothing. */
export function forbiddenLive(target: Target, chance: Below): { readonly name: string; readonly ask: Json } {
  const seat = chance(2);
  return chance(2) === 0
    ? harmlessLive(target, seat, chance)
    : pick<{ name: string; ask: Json }>(chance, [
        { name: 'askUndo', ask: { seat, version: 0 } },
        { name: 'chat', ask: { text: 'let me in' } },
        { name: 'note', ask: { seat, text: 'forged' } },
        { name: 'reveal', ask: { seat, value: '0'.repeat(32) } },
        { name: 'lend', ask: { seat, bot: 'adept' } },
        { name: 'takeBack', ask: { seat } },
        { name: 'replace', ask: { seat } },
        { name: 'close', ask: {} },
        { name: 'delete', ask: {} },
      ]);
}

const HTTP_NAMES = Object.values(OPERATIONS).flatMap((operation): HttpName[] => ('http' in operation ? [operation.http] : []));

/** A request by HTTP that would be right if it came from somebody else, or at another time. */
export function httpRequest(target: Target, chance: Below): { readonly name: HttpName; readonly ask: Json } {
  const seat = chance(2);
  const name = pick(chance, HTTP_NAMES);
  const hash = '0'.repeat(64);
  const sitting = { name: 'Mallory', valueHash: hash, tokenHash: hash };
  const asks: Partial<Record<HttpName, Json>> = {
    'POST /api/tables': {
      game: 'astra',
      options: { players: 2 },
      seats: [],
      listing: 'public',
      clock: { kind: 'none' },
      host: null,
      tokenHash: hash,
    },
    'POST /api/tables/import': { record: '{"astrarium":1}\n', listing: 'public', clock: { kind: 'none' }, host: null, tokenHash: hash },
    'GET /api/tables': { list: 'open' },
    'POST /api/tables/summaries': { ids: [target.id] },
    'POST /api/tables/:id/enter': { code: 'x'.repeat(22) },
    'POST /api/tables/:id/claim': { ...sitting, seat, code: 'x'.repeat(22) },
    'POST /api/tables/:id/cookie': { token: 'x'.repeat(43) },
    'POST /api/tables/:id/forget': {},
    'POST /api/tables/:id/reveal': { seat, value: '0'.repeat(32) },
    'POST /api/tables/:id/revoke': { link: '0'.repeat(16) },
    'POST /api/tables/:id/rematch': { seats: [{ seat, tokenHash: hash, valueHash: hash }], host: hash },
    'GET /api/tables/:id/update': {},
    'GET /api/tables/:id/log': { upTo: String(target.version) },
    'POST /api/tables/:id/decisions': { ...pick(chance, target.taken), id: `forged-${chance(1e9)}` },
    'POST /api/tables/:id/undo': { seat, version: 0 },
    'POST /api/tables/:id/ask-undo': { seat, version: 0 },
    'POST /api/tables/:id/answer-undo': { seat, yes: true },
    'POST /api/tables/:id/withdraw-undo': { seat },
    'POST /api/tables/:id/chat': { text: 'let me in' },
    'GET /api/tables/:id/note': { seat: String(seat) },
    'POST /api/tables/:id/note': { seat, text: 'forged' },
    'GET /api/tables/:id/webhook': { seat: String(seat) },
    'POST /api/tables/:id/webhook': { seat, url: 'http://127.0.0.1/' },
    'POST /api/tables/:id/start': {},
    'POST /api/tables/:id/close': {},
    'POST /api/tables/:id/delete': {},
  };
  return { name, ask: asks[name] ?? (name.startsWith('GET') || name.includes('-link') ? {} : { seat }) };
}
