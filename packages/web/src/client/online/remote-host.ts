import type { Problem as OnlineProblem, OnlineUpdate } from '@astrarium/protocol';
import { type HostClient, HostError } from '../local/client.ts';
import type { Problem, RequestName, Requests } from '../local/messages.ts';
import { askServer } from './ask-server.ts';
import type { OnlineConnection } from './connection.ts';
import { OnlineError, onlineProblem } from './online-error.ts';

type Handlers = { readonly [Name in RequestName]: (ask: Requests[Name]['ask']) => Promise<Requests[Name]['answer']> };

/**
 * The host of one online table, for the same pages that play at local ones. `tell` takes what the server did not do for another reason than
 * the rules of the game. What is no business of the table, such as a game of one's own made from it, is the local host's.
 */
export function remoteHost(connection: OnlineConnection, local: () => HostClient, tell: (problem: OnlineProblem) => void): HostClient {
  const { table } = connection;

  const whole: Handlers['watch'] = async () => {
    const { update, log } = await begun(connection);
    return { update: asOver({ ...update, events: log, reset: true }) };
  };

  const handlers: Handlers = {
    watch: whole,
    look: whole,
    unwatch: async () => ({}),

    decide: async ({ seat, decision, id }) => {
      // One decision at a time: a second touch while the first is on its way is meant for the same.
      if (connection.known.sending.some((sending) => sending.seat === seat)) return { refusal: null };
      return unlessTold(connection.ask('decide', { seat, decision, id }), tell);
    },
    // Whoever only watches may touch what they like.
    whyNot: async ({ seat, decision }) =>
      connection.known.you.seats.includes(seat) ? unlessTold(connection.ask('whyNot', { seat, decision }), tell) : { refusal: null },
    // Among persons nobody is helped.
    advise: async () => ({ version: connection.known.update?.version ?? 0, decision: null }),
    undo: ({ seat, version }) => unlessTold(connection.ask('undo', { seat, version }), tell),

    peek: async ({ viewer }) => {
      const { view } = await connection.ask('peek', { viewer });
      return { view, version: connection.known.update?.version ?? 0 };
    },
    moment: ({ version, viewer }) => connection.ask('moment', { version, viewer }),

    exportRecord: () => exportFinished(table),
    // The rules are where local games are hosted.
    standings: async () => local().ask('standingsOf', { record: (await exportFinished(table)).record }),
    standingsOf: (ask) => local().ask('standingsOf', ask),
    fork: async ({ version, sameCards }) => {
      const { id } = await local().ask('importRecord', { text: await finishedRecord(table) });
      return local().ask('fork', { table: id, version, sameCards });
    },

    create: (ask) => local().ask('create', ask),
    list: (ask) => local().ask('list', ask),
    remove: (ask) => local().ask('remove', ask),
    restore: (ask) => local().ask('restore', ask),
    importRecord: (ask) => local().ask('importRecord', ask),
    discoveries: (ask) => local().ask('discoveries', ask),
    noteDiscoveries: (ask) => local().ask('noteDiscoveries', ask),
    resetDiscoveries: (ask) => local().ask('resetDiscoveries', ask),
    // The server keeps the pace of its bots.
    pace: async () => ({}),
  };

  return {
    async ask<Name extends RequestName>(name: Name, ask: Requests[Name]['ask']): Promise<Requests[Name]['answer']> {
      const handler = handlers[name] as (ask: Requests[Name]['ask']) => Promise<Requests[Name]['answer']>;
      try {
        return await handler(ask);
      } catch (error) {
        throw error instanceof OnlineError ? new HostError(asHostProblem(error.problem)) : error;
      }
    },
    onUpdate: (listener) => connection.onUpdate((update) => listener(asOver(update))),
    onChange: (listener) => local().onChange(listener),
  };
}

async function exportFinished(table: string): Promise<Requests['exportRecord']['answer']> {
  const text = await finishedRecord(table);
  const { readRecord } = await import('@astrarium/core/record-reader');
  return { text, record: readRecord(text) };
}

/** The record of a game that is over, as a file has it. */
export async function finishedRecord(table: string): Promise<string> {
  const answer = await askServer('GET /api/tables/:id/record', {}, table);
  if (answer.phase === 'finished') return answer.text;
  throw new OnlineError({ code: 'wrong-phase', detail: 'the record of a game is told when the game is over' });
}

/** The table as soon as its game has begun. */
function begun(connection: OnlineConnection): Promise<{ update: OnlineUpdate; log: OnlineUpdate['events'] }> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const { update, log, state } = connection.known;
      if (update !== null) resolve({ update, log });
      else if (state.kind === 'ended') reject(new OnlineError(state.problem));
      else return;
      forget();
    };
    const forget = connection.subscribe(look);
    look();
  });
}

/** A game that was closed waits for nobody, though it has no result: it is shown as one that is over, and nobody is asked anything. */
function asOver(update: OnlineUpdate): OnlineUpdate {
  if (update.waitingFor.length > 0 || update.result !== null) return update;
  return { ...update, view: { ...(update.view as object), frames: [], over: true } };
}

/** What the game itself refuses goes to whoever asked; what the server refuses is told, and taken back silently. */
async function unlessTold<Answer extends { readonly refusal: unknown }>(
  asked: Promise<Answer>,
  tell: (problem: OnlineProblem) => void,
): Promise<{ refusal: Answer['refusal'] | null }> {
  try {
    return { refusal: (await asked).refusal };
  } catch (error) {
    tell(onlineProblem(error));
    return { refusal: null };
  }
}

const SHARED_CODES: readonly Problem['code'][] = ['no-such-table', 'bad-input', 'bad-record', 'other-version'];

function asHostProblem({ code, detail }: OnlineProblem): Problem {
  if (code === 'table-gone') return { code: 'no-such-table', detail };
  if (code === 'damaged') return { code: 'bad-record', detail };
  return { code: SHARED_CODES.find((shared) => shared === code) ?? 'internal', detail };
}
