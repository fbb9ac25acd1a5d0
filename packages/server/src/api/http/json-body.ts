import { BadInput } from '@astrarium/core';
import type { FastifyInstance } from 'fastify';

/** Nothing that anybody asks for is nested deeper. To read 400 KB of brackets would hold everybody up for 40 milliseconds. */
const DEEPEST = 64;

/** Reads JSON as ever, but looks first how deep it is nested. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(new BadInput('body', 'JSON that is nested too deep', `at most ${DEEPEST} levels`));
    else void parse(request, body, done);
  });
}

export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) inString = !inString;
    else if (inString) {
      if (code === BACKSLASH) i += 1;
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];
