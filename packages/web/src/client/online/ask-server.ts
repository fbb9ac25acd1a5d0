import type { HttpName, HttpRequests, Problem } from '@astrarium/protocol';
import { OnlineError } from './online-error.ts';

/** Asks the server by HTTP; `table` is put in the place of `:id`. */
export async function askServer<Name extends HttpName>(
  name: Name,
  ask: HttpRequests[Name]['ask'],
  table = '',
): Promise<HttpRequests[Name]['answer']> {
  const [method = 'GET', path = ''] = name.split(' ');
  const address = path.replace(':id', encodeURIComponent(table));
  const response = await (method === 'GET' ? get(address, ask) : post(address, ask)).catch((error: unknown) => {
    throw new OnlineError({ code: 'unavailable', detail: String(error) });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as HttpRequests[Name]['answer'];
  throw new OnlineError(problemIn(answer) ?? { code: 'unavailable', detail: `the server answered with status ${response.status}` });
}

function get(address: string, ask: object): Promise<Response> {
  const query = new URLSearchParams(Object.entries(ask).map(([key, value]) => [key, String(value)])).toString();
  return fetch(query === '' ? address : `${address}?${query}`);
}

function post(address: string, ask: object): Promise<Response> {
  return fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(ask) });
}

function problemIn(answer: unknown): Problem | undefined {
  return typeof answer === 'object' && answer !== null && 'problem' in answer ? (answer.problem as Problem) : undefined;
}
