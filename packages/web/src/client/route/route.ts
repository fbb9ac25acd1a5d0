import { GAMES, type GameName } from '../local/messages.ts';
import { isOnlineId } from '../online/online-id.ts';

/** Where in the site one is. Every place has an address of its own, so that it can be kept, sent and reloaded. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'cards' }
  /** What was discovered at this browser. */
  | { readonly page: 'your-sky' }
  | { readonly page: 'atlas'; readonly card: string | null }
  | { readonly page: 'setup'; readonly game: GameName }
  | { readonly page: 'games' }
  | { readonly page: 'learn'; readonly game: GameName }
  | { readonly page: 'online' }
  | { readonly page: 'new-online' }
  | { readonly page: 'room'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  /** The same table told in words. */
  | { readonly page: 'text'; readonly id: string }
  /** The same table with hints beside it. */
  | { readonly page: 'hints'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly version: number | null }
  | { readonly page: 'result'; readonly id: string }
  | { readonly page: 'rules'; readonly rule: string | null }
  | { readonly page: 'glossary' }
  | { readonly page: 'unknown'; readonly path: string };

export function readRoute(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.replace(/^\//, '').split('/').map(decode);
  const unknown: Route = { page: 'unknown', path };
  if (more.length > 0) return unknown;
  switch (first) {
    case '':
      return second === '' ? { page: 'home' } : unknown;
    case 'setup':
      return third === '' ? (SETUPS.get(second) ?? unknown) : unknown;
    case 'cards':
    case 'your-sky':
    case 'games':
    case 'glossary':
      return second === '' ? { page: first } : unknown;
    case 'atlas':
      return third === '' ? { page: 'atlas', card: second === '' ? null : second } : unknown;
    case 'learn':
      return third === '' ? (LESSONS.get(second) ?? unknown) : unknown;
    case 'online':
      if (third === 'text' && isOnlineId(second)) return { page: 'text', id: second };
      if (third !== '') return unknown;
      if (second === '') return { page: 'online' };
      return second === 'new' ? { page: 'new-online' } : { page: 'room', id: second };
    case 'table':
      if (second !== '' && (third === 'text' || third === 'hints')) return { page: third, id: second };
      return second !== '' && third === '' ? { page: 'table', id: second } : unknown;
    case 'result':
      return second !== '' && third === '' ? { page: first, id: second } : unknown;
    case 'replay':
      if (second === '' || !/^\d*$/.test(third)) return unknown;
      return { page: 'replay', id: second, version: third === '' ? null : Number(third) };
    case 'rules':
      return third === '' ? { page: 'rules', rule: second === '' ? null : second } : unknown;
    default:
      return unknown;
  }
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'new-online':
      return '/online/new';
    case 'room':
      return `/online/${encodeURIComponent(route.id)}`;
    case 'table':
      return homeOf(route.id);
    case 'result':
      return `/${route.page}/${encodeURIComponent(route.id)}`;
    case 'text':
    case 'hints':
      return `${homeOf(route.id)}/${route.page}`;
    case 'replay':
      return `/replay/${encodeURIComponent(route.id)}${route.version === null ? '' : `/${route.version}`}`;
    case 'atlas':
      return route.card === null ? '/atlas' : `/atlas/${encodeURIComponent(route.card)}`;
    case 'rules':
      return route.rule === null ? '/rules' : `/rules/${encodeURIComponent(route.rule)}`;
    case 'setup':
      return route.game === GAMES[0] ? '/setup' : `/setup/${route.game}`;
    case 'learn':
      return `/learn/${route.game}`;
    case 'unknown':
      return route.path;
    default:
      return `/${route.page}`;
  }
}

/** A game is at home where it is hosted. */
function homeOf(id: string): string {
  return `/${isOnlineId(id) ? 'online' : 'table'}/${encodeURIComponent(id)}`;
}

/** The first game has the plain address. */
const SETUPS: ReadonlyMap<string, Route> = new Map(GAMES.map((game, place) => [place === 0 ? '' : game, { page: 'setup', game }]));

const LESSONS: ReadonlyMap<string, Route> = new Map(GAMES.map((game) => [game, { page: 'learn', game }]));

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
