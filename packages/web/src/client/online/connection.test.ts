import { CLOSE_CODES, type FromServer, HEARTBEAT, type LiveRequest, type LogPart, type OnlineUpdate, type Room } from '@astrarium/protocol';
import { expect, test } from 'vitest';
import { OnlineConnection } from './connection.ts';
import type { SocketListener } from './host-environment.ts';
import { OnlineError } from './online-error.ts';
import { remoteHost } from './remote-host.ts';

/** A line with a server played by the test: sockets are opened by hand, and time passes when the test says so. */
function aLine() {
  const sockets: { hears: SocketListener; sent: LiveRequest[]; closed: boolean }[] = [];
  const timers = new Map<number, { at: number; work: () => void }>();
  let now = 0;
  let made = 0;
  const connection = new OnlineConnection('aaaaaaaaaaaaaaaa', {
    open: (_table, hears) => {
      const socket = { hears, sent: [] as LiveRequest[], closed: false };
      sockets.push(socket);
      return {
        send: (text) => socket.sent.push(JSON.parse(text) as LiveRequest),
        close: () => {
          socket.closed = true;
        },
      };
    },
    now: () => now,
    later: (milliseconds, work) => {
      made += 1;
      const key = made;
      timers.set(key, { at: now + milliseconds, work });
      return () => timers.delete(key);
    },
    chance: () => 0.5,
  });
  const newest = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('no line was opened');
    return socket;
  };
  const tell = (message: FromServer): void => newest().hears.message(JSON.stringify(message));
  const wait = (milliseconds: number): void => {
    now += milliseconds;
    for (const [key, { at, work }] of timers) {
      if (at > now) continue;
      timers.delete(key);
      work();
    }
  };
  const sent = (name: string): LiveRequest[] => newest().sent.filter((request) => request.name === name);
  /** Answers the `watch` that was sent last. */
  const welcome = (update: OnlineUpdate | null): void => {
    newest().hears.opened();
    const n = sent('watch').at(-1)?.n ?? -1;
    tell({ kind: 'answer', n, answer: { update, room: aRoom(), you: { seats: [0], host: true }, chat: [] } });
  };
  return { connection, sockets, newest, tell, wait, sent, welcome };
}

function aRoom(): Room {
  return {
    table: 'aaaaaaaaaaaaaaaa',
    game: 'astra',
    options: { players: 2 },
    phase: 'running',
    closed: null,
    listing: 'private',
    seats: [],
    clock: { kind: 'none' },
    absence: 600,
    clocks: [],
    undo: null,
    deal: { kind: 'elsewhere' },
    host: 0,
    spectators: 0,
    rematch: null,
    created: 0,
    now: 0,
  };
}

/** The update after so many decisions; `from` is the version after which its events are told, -1 for everything. */
function anUpdate(version: number, from = -1, number = version): OnlineUpdate {
  const events = Array.from({ length: version - Math.max(from, 0) }, (_, index) => ({
    version: Math.max(from, 0) + index + 1,
    seat: 0,
    event: { kind: 'told', version: Math.max(from, 0) + index + 1 },
  }));
  return {
    table: 'aaaaaaaaaaaaaaaa',
    game: 'astra',
    version,
    number,
    from,
    seats: [],
    viewer: 0,
    view: { version },
    waitingFor: [0],
    legal: { 0: ['x'] },
    undoLimits: { 0: version },
    result: null,
    events,
    reset: from < 0,
  };
}

test('a fresh line asks for everything, and then takes what comes', () => {
  const { connection, sent, welcome, tell } = aLine();
  connection.open();
  welcome(anUpdate(2));
  expect(sent('watch').map(({ ask }) => ask)).toEqual([{ since: null }]);
  expect(connection.known.state).toEqual({ kind: 'live' });
  tell({ kind: 'update', update: anUpdate(3, 2) });
  expect(connection.known.log.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test('after a break it comes back by itself, and catches up from the number it knows', () => {
  const { connection, sockets, newest, wait, sent, welcome } = aLine();
  connection.open();
  welcome(anUpdate(2, -1, 5));
  newest().hears.closed(1006);
  expect(connection.known.state).toEqual({ kind: 'lost', since: 0 });
  expect(connection.known.log).toHaveLength(2);
  wait(10_000);
  expect(sockets).toHaveLength(2);
  welcome(anUpdate(4, 2, 7));
  expect(sent('watch').map(({ ask }) => ask)).toEqual([{ since: 5 }]);
  expect(connection.known.log.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  expect(connection.known.state).toEqual({ kind: 'live' });
});

test('each attempt that fails makes it wait longer, up to half a minute', () => {
  const { connection, sockets, newest, wait } = aLine();
  connection.open();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    newest().hears.closed(1006);
    const before = sockets.length;
    let waited = 0;
    while (sockets.length === before) {
      wait(125);
      waited += 125;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([375, 750, 1500, 3000, 6000, 12_000, 22_500, 22_500, 22_500]);
});

test('an unanswered decision is sent again with the same id, and its answer counts once', async () => {
  const { connection, newest, wait, sent, welcome, tell } = aLine();
  connection.open();
  welcome(anUpdate(2));
  const answer = connection.ask('decide', { seat: 0, decision: 'star', id: 'an-id-of-its-own' });
  const [first] = sent('decide');
  expect(connection.known.sending).toEqual([{ seat: 0, decision: 'star', id: 'an-id-of-its-own' }]);
  newest().hears.closed(1006);
  expect(connection.known.sending).toHaveLength(1);
  wait(10_000);
  // Nothing is asked before what was missed is known.
  newest().hears.opened();
  expect(sent('decide')).toEqual([]);
  welcome(anUpdate(3, 2));
  expect(sent('decide')).toEqual([first]);
  tell({ kind: 'answer', n: first?.n ?? -1, answer: { refusal: null, number: 3 } });
  await expect(answer).resolves.toEqual({ refusal: null, number: 3 });
  expect(connection.known.sending).toEqual([]);
  tell({ kind: 'answer', n: first?.n ?? -1, answer: { refusal: { rule: 'A5.2', reason: 'late' }, number: 4 } });
  await expect(answer).resolves.toEqual({ refusal: null, number: 3 });
});

test('what is asked while the line is down is sent when it is up', async () => {
  const { connection, sent, welcome, tell } = aLine();
  connection.open();
  const answer = connection.ask('readNote', { seat: 0 });
  expect(sent('readNote')).toEqual([]);
  welcome(anUpdate(0));
  const [asked] = sent('readNote');
  tell({ kind: 'answer', n: asked?.n ?? -1, answer: { text: 'beware of Draco' } });
  await expect(answer).resolves.toEqual({ text: 'beware of Draco' });
});

test('a line of chat is never said twice: after a break its sender is told', async () => {
  const { connection, newest, wait, sent, welcome } = aLine();
  connection.open();
  welcome(anUpdate(2));
  const said = connection.ask('chat', { text: 'hello' });
  newest().hears.closed(1006);
  await expect(said).rejects.toBeInstanceOf(OnlineError);
  wait(10_000);
  welcome(anUpdate(2, 2));
  expect(sent('chat')).toEqual([]);
});

test('chat that is told again after a break is heard once', () => {
  const { connection, tell, welcome } = aLine();
  connection.open();
  welcome(null);
  const line = { number: 1, seat: 0, name: 'Hypatia', text: 'hello', at: 0 };
  tell({ kind: 'chat', line });
  tell({ kind: 'chat', line });
  expect(connection.known.chat).toEqual([line]);
});

test('a gap in what is told brings the whole game', () => {
  const { connection, sent, welcome, tell } = aLine();
  connection.open();
  welcome(anUpdate(2));
  tell({ kind: 'update', update: anUpdate(5, 4) });
  expect(connection.known.update?.version).toBe(2);
  expect(sent('watch').at(-1)?.ask).toEqual({ since: null });
  welcome(anUpdate(5));
  expect(connection.known.log.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
});

test('a step is laid over the update it follows', () => {
  const { connection, welcome, tell } = aLine();
  connection.open();
  welcome({ ...anUpdate(2, -1, 5), view: { round: 1, turn: { seat: 0 } } });
  const told: OnlineUpdate[] = [];
  connection.onUpdate((update) => told.push(update));
  const { events, legal, undoLimits } = anUpdate(3, 2);
  tell({ kind: 'step', step: { number: 6, version: 3, waitingFor: [1], legal, undoLimits, events, view: { turn: { seat: 1 } } } });
  const after = { ...anUpdate(3, 2, 6), waitingFor: [1], view: { round: 1, turn: { seat: 1 } } };
  expect(connection.known.update).toEqual(after);
  expect(told).toEqual([after]);
  expect(connection.known.log.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test('a step that does not follow what is known is not guessed at: what was missed is asked for, once', () => {
  const { connection, sent, welcome, tell } = aLine();
  connection.open();
  welcome(anUpdate(2));
  for (const version of [4, 5]) {
    const { number, waitingFor, legal, undoLimits, events } = anUpdate(version, version - 1);
    tell({ kind: 'step', step: { number, version, waitingFor, legal, undoLimits, events, view: { version } } });
  }
  expect(connection.known.update?.version).toBe(2);
  expect(sent('watch').map(({ ask }) => ask)).toEqual([{ since: null }, { since: 2 }]);
  tell({
    kind: 'answer',
    n: sent('watch').at(-1)?.n ?? -1,
    answer: { update: anUpdate(5, 2), room: aRoom(), you: { seats: [0], host: true }, chat: [] },
  });
  expect(connection.known.update).toEqual(anUpdate(5, 2));
  expect(connection.known.log.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
});

test('whoever sat down in the meantime gets the whole game as their own eyes saw it', () => {
  const { connection, sent, welcome } = aLine();
  connection.open();
  welcome({ ...anUpdate(0), viewer: 'spectator' });
  connection.renew();
  welcome(anUpdate(0, 0));
  expect(connection.known.update?.viewer).toBe('spectator');
  expect(sent('watch').map(({ ask }) => ask)).toEqual([{ since: 0 }, { since: null }]);
  welcome(anUpdate(0));
  expect(connection.known.update?.viewer).toBe(0);
});

test('something undone forgets what was logged after it', () => {
  const { connection, welcome, tell } = aLine();
  connection.open();
  welcome(anUpdate(4));
  tell({ kind: 'update', update: anUpdate(2, -1, 5) });
  expect(connection.known.log.map(({ version }) => version)).toEqual([1, 2]);
});

test('a table that is private, damaged or not there ends it, with the reason; nobody tries again', async () => {
  for (const [closeCode, code] of [
    [CLOSE_CODES.refused, 'no-entry'],
    [CLOSE_CODES.noTable, 'no-such-table'],
    [CLOSE_CODES.gone, 'table-gone'],
    [CLOSE_CODES.damaged, 'damaged'],
  ] as const) {
    const { connection, sockets, newest, tell, wait } = aLine();
    connection.open();
    const asked = connection.ask('whyNot', { seat: 0, decision: 'x' });
    newest().hears.opened();
    tell({ kind: 'error', n: 0, problem: { code, detail: 'the exact words' } });
    newest().hears.closed(closeCode);
    expect(connection.known.state).toEqual({ kind: 'ended', problem: { code, detail: 'the exact words' } });
    await expect(asked).rejects.toMatchObject({ problem: { code } });
    wait(100_000);
    expect(sockets).toHaveLength(1);
    await expect(connection.ask('chat', { text: 'x' })).rejects.toMatchObject({ problem: { code } });
  }
});

test('a stopping server is come back to at once, one that had too much only after a while', () => {
  const { connection, sockets, newest, wait, welcome } = aLine();
  connection.open();
  welcome(anUpdate(1));
  newest().hears.closed(CLOSE_CODES.restart);
  wait(250);
  expect(sockets).toHaveLength(2);
  welcome(anUpdate(1, 1));
  newest().hears.closed(CLOSE_CODES.tooMany);
  wait(7000);
  expect(sockets).toHaveLength(2);
  wait(1000);
  expect(sockets).toHaveLength(3);
});

test('a server that owes an answer for long is taken for gone', () => {
  const { connection, sockets, newest, wait, welcome } = aLine();
  connection.open();
  welcome(anUpdate(1));
  connection.ask('decide', { seat: 0, decision: 'star', id: 'another-id' }).catch(() => undefined);
  wait(10_000);
  expect(newest().closed).toBe(true);
  expect(connection.known.state.kind).toBe('lost');
  wait(1000);
  expect(sockets).toHaveLength(2);
});

test('a minute without a word means that the line is dead; every beat of the server counts', () => {
  const { connection, sockets, newest, wait, welcome, tell } = aLine();
  connection.open();
  welcome(anUpdate(1));
  for (let beat = 0; beat < 4; beat += 1) {
    wait(HEARTBEAT.every);
    tell({ kind: 'beat' });
  }
  wait(HEARTBEAT.lost - 1);
  expect(connection.known.state.kind).toBe('live');
  wait(1);
  expect(newest().closed).toBe(true);
  expect(connection.known.state.kind).toBe('lost');
  wait(1000);
  expect(sockets).toHaveLength(2);
  // Nor does anybody wait longer for a line that never opens.
  wait(HEARTBEAT.lost);
  wait(1000);
  expect(sockets).toHaveLength(3);
});

test('the browser says that the network is gone, and that it is back', () => {
  const { connection, sockets, welcome } = aLine();
  connection.open();
  welcome(anUpdate(1));
  connection.drop();
  expect(connection.known.state.kind).toBe('lost');
  connection.wake();
  expect(sockets).toHaveLength(2);
});

test('a table can be left and come back to', () => {
  const { connection, sockets, welcome } = aLine();
  connection.open();
  welcome(anUpdate(1));
  connection.close();
  expect(sockets[0]?.closed).toBe(true);
  connection.open();
  welcome(anUpdate(2));
  expect(connection.known.log).toHaveLength(2);
});

test('the remote host opens a table with its whole log, refuses in the words of the game, and tells of anything else', async () => {
  const { connection, sent, welcome, tell } = aLine();
  const told: string[] = [];
  const noLocalHost = (): never => {
    throw new Error('this is the business of the table');
  };
  const host = remoteHost(connection, noLocalHost, ({ code }) => told.push(code));
  connection.open();
  const opened = host.ask('watch', { table: 'aaaaaaaaaaaaaaaa' });
  welcome(anUpdate(2));
  tell({ kind: 'update', update: anUpdate(3, 2) });
  await expect(opened).resolves.toMatchObject({ update: { reset: true } });
  const again = await host.ask('watch', { table: 'aaaaaaaaaaaaaaaa' });
  expect(again.update.events).toHaveLength(3);

  const decided = host.ask('decide', { table: 'aaaaaaaaaaaaaaaa', seat: 0, decision: 'star', id: 'first-decision' });
  await expect(host.ask('decide', { table: 'aaaaaaaaaaaaaaaa', seat: 0, decision: 'other', id: 'second-one' })).resolves.toEqual({
    refusal: null,
  });
  const refusal = { rule: 'A5.2', reason: 'star-marked' };
  tell({ kind: 'answer', n: sent('decide')[0]?.n ?? -1, answer: { refusal, number: 3 } });
  await expect(decided).resolves.toEqual({ refusal });
  expect(sent('decide')).toHaveLength(1);

  const lent = host.ask('decide', { table: 'aaaaaaaaaaaaaaaa', seat: 0, decision: 'star', id: 'third-decision' });
  tell({ kind: 'error', n: sent('decide')[1]?.n ?? -1, problem: { code: 'seat-lent', detail: '' } });
  await expect(lent).resolves.toEqual({ refusal: null });
  expect(told).toEqual(['seat-lent']);
});

/** Answers the `log` that was sent last. */
async function answerLog({ sent, tell }: Pick<ReturnType<typeof aLine>, 'sent' | 'tell'>, part: LogPart): Promise<void> {
  tell({ kind: 'answer', n: sent('log').at(-1)?.n ?? -1, answer: part });
  await settled();
}

test('a long game is shown once what the newest part leaves out is there, and with what was done meanwhile', async () => {
  const line = aLine();
  const { connection, sent, welcome, tell } = line;
  const seen: number[] = [];
  connection.onUpdate(({ version }) => seen.push(version));
  connection.open();
  welcome({ ...anUpdate(7, 5), reset: true });
  await answerLog(line, { from: 2, events: anUpdate(5, 2).events });
  tell({ kind: 'update', update: anUpdate(8, 7) });
  expect([connection.known.update, seen]).toEqual([null, []]);
  await answerLog(line, { from: -1, events: anUpdate(2).events });
  expect(sent('log').map(({ ask }) => ask)).toEqual([
    { upTo: 5, viewer: 0 },
    { upTo: 2, viewer: 0 },
  ]);
  expect(connection.known.log.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(seen).toEqual([7, 8]);
  expect(sent('watch')).toHaveLength(1);
});

test('a long game that is told anew while its beginning is asked for is shown as it is then', async () => {
  const line = aLine();
  const { connection, welcome, tell } = line;
  connection.open();
  welcome({ ...anUpdate(7, 5), reset: true });
  tell({ kind: 'update', update: anUpdate(3, -1, 8) });
  await answerLog(line, { from: -1, events: anUpdate(5).events });
  expect(connection.known.log.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test('a long game whose beginning can not be had is asked for again; after a break too', async () => {
  const line = aLine();
  const { connection, sent, welcome, tell, newest, wait } = line;
  connection.open();
  welcome({ ...anUpdate(7, 5), reset: true });
  tell({ kind: 'error', n: sent('log').at(-1)?.n ?? -1, problem: { code: 'bad-input', detail: 'upTo: got 5, expected 0 to 3' } });
  await settled();
  expect(sent('watch').map(({ ask }) => ask)).toEqual([{ since: null }, { since: null }]);
  newest().hears.closed(1006);
  wait(10_000);
  welcome({ ...anUpdate(7, 5), reset: true });
  await answerLog(line, { from: -1, events: anUpdate(5).events });
  expect(sent('watch').map(({ ask }) => ask)).toEqual([{ since: null }]);
  expect(connection.known.log.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('what was told while a watch waited for its answer is not asked for again', () => {
  const { connection, sent, welcome, tell } = aLine();
  connection.open();
  welcome(anUpdate(2));
  connection.wake();
  tell({ kind: 'update', update: anUpdate(3, 2) });
  const answer = { update: anUpdate(3, 2), room: aRoom(), you: { seats: [0], host: true }, chat: [] };
  tell({ kind: 'answer', n: sent('watch').at(-1)?.n ?? -1, answer });
  expect(sent('watch').map(({ ask }) => ask)).toEqual([{ since: null }, { since: 2 }]);
  expect(connection.known.log.map(({ version }) => version)).toEqual([1, 2, 3]);
});

/** Whatever waited for the answer has taken it. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
