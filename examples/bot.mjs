/**
 * A bot that plays a whole game at an Astrarium server, over nothing but its HTTP API (see /api/docs of the server). Node.js 20, no package.
 *
 *   node examples/bot.mjs http://localhost:8080 --join TABLE CODE     sits down at a table by its invitation
 *   node examples/bot.mjs http://localhost:8080 --make astra          makes a table for two, says how to join it, and waits
 *
 * It decides by whim. To make it clever, change `choose`.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';

const [server, way, ...rest] = process.argv.slice(2);

/** Which of the legal decisions, in the game's notation, to take. `update.view` is all that the seat may know of the game. */
function choose(update, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

const table = await sitDown();
const result = await play(table);
const points = result.seats.map(({ total }) => total).join(' : ');
console.log(`${result.winners.includes(table.seat) ? 'Won' : 'Lost'} with ${points} as seat ${table.seat} of table ${table.id}`);

/** Takes a seat, held by a token that says who we are from now on. The server learns only its hash, so that asking twice is asking once. */
async function sitDown() {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hash(token);
  // Our part in the deal: together with the server's own seed it decides the shuffles, so that nobody can choose them. Now only its hash.
  const value = randomBytes(16);
  const sitting = { name: 'Example bot', valueHash: hash(value) };
  if (way === '--join') {
    const [id, code] = rest;
    const { seat } = await ask('POST', `/api/tables/${id}/claim`, { ...sitting, tokenHash, code });
    return { id, seat, token, value: value.toString('hex') };
  }
  if (way === '--make') {
    const [game] = rest;
    const players = game === 'ad-astra' ? 3 : 2;
    const { id, invite } = await ask('POST', '/api/tables', {
      game,
      options: { players },
      seats: Array.from({ length: players }, () => ({ kind: 'open' })),
      listing: 'private',
      clock: { kind: 'none' },
      tokenHash,
      host: { ...sitting, seat: 0 },
    });
    console.log(`Join with: --join ${id} ${invite}`);
    return { id, seat: 0, token, value: value.toString('hex') };
  }
  console.error('Say where, and how: node examples/bot.mjs SERVER --join TABLE CODE, or node examples/bot.mjs SERVER --make astra');
  return process.exit(2);
}

/** Decides whenever it is our turn; returns the result when the game is over. */
async function play({ id, seat, token, value }) {
  let since;
  for (;;) {
    // Waits until something has happened that we have not seen, but never longer than 25 seconds. Before the start there is no update.
    const query = since === undefined ? '' : `?since=${since}`;
    const { update, room } = await ask('GET', `/api/tables/${id}/update${query}`, undefined, token);
    if (update === null) {
      // All seats are taken: everybody shows their value now, and the game begins.
      if (room.deal.until && !room.deal.shown.includes(seat)) await ask('POST', `/api/tables/${id}/reveal`, { seat, value }, token);
      else await sleep(500);
      continue;
    }
    if (update.result !== null) return update.result;
    since = update.number;
    const legal = update.legal[seat];
    if (legal === undefined || legal.length === 0) continue;
    // The id is ours, so that sending it again, as after a lost answer, does it once.
    const decision = { seat, decision: choose(update, legal), id: randomUUID() };
    const { refusal } = await ask('POST', `/api/tables/${id}/decisions`, decision, token);
    if (refusal !== null) throw new Error(`"${decision.decision}" was refused by rule ${refusal.rule}: ${refusal.reason}`);
  }
}

/** One request. Tries again when the server is busy, restarting or out of reach: everything we ask may be asked twice. */
async function ask(method, path, body, token) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(server + path, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = await response.json();
      if (response.ok) return answer;
      const { code, detail } = answer.problem;
      const problem = new Error(`${method} ${path}: ${code}: ${detail}`);
      if (code !== 'too-many' && code !== 'unavailable') throw Object.assign(problem, { final: true });
      // A server that has had enough of us says when to come back.
      throw Object.assign(problem, { seconds: Number(response.headers.get('retry-after')) });
    } catch (error) {
      if (error.final || attempt === 20) throw error;
      await sleep(Math.max(attempt * 500, (error.seconds ?? 0) * 1000));
    }
  }
}

function hash(secret) {
  return createHash('sha256').update(secret).digest('hex');
}

function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
