import type { Viewer } from '@astrarium/core';
import { decide, undo } from '../../tables/decide.ts';
import { perspectiveOf } from '../../tables/perspective.ts';
import { recordAnswer } from '../../tables/record-answer.ts';
import { checkDecides, checkOwn } from '../../tables/seats.ts';
import { logOf, momentOf } from '../../tables/snapshots.ts';
import { answerUndo, askUndo, withdrawUndo } from '../../tables/undo-request.ts';
import { nextUpdate } from './next-update.ts';
import type { ServedOperations, TableCall } from './operation.ts';

/** Deciding, and seeing what can be decided and what happened. */
export const PLAY: ServedOperations<'update' | 'decide' | 'whyNot' | 'peek' | 'moment' | 'log' | 'record'> = {
  update: {
    summary: 'See the game, wait for news',
    detail:
      'As the seat whose token you show sees it. Without `since` at once and everything; with it, the number of the last update seen, exactly what was missed, as soon as there is something, after at most 25 seconds. The update is null before the start. Of a game with more than 1000 decisions the newest 1000 are told, and `from` is not -1: what was before is told by …/log.',
    who: 'visitor',
    run: ({ since }, visit) => nextUpdate(visit, since ?? null),
  },

  decide: {
    summary: 'Decide',
    detail:
      'One of the decisions of `update.legal`, in notation. `id` is yours, 8 to 64 letters, digits, "-" or "_": sent twice it is done once. A decision against the rules is answered with the refusal and changes nothing. `number` of the answer is that of the update in which the decision can be seen.',
    who: 'player',
    checksInTurn: true,
    run: (ask, { call: { hashes }, table }) => decide(table, ask, () => checkDecides(table, table.you(hashes), ask.seat)),
  },

  whyNot: {
    summary: 'Ask why a decision is not allowed',
    detail: 'The `refusal` says why the seat can not decide this now; null if it can.',
    who: 'seat',
    run: async ({ seat, decision }, { table }) => ({
      refusal: await table.inTurn(async () => (await table.openGame()).whyNot(seat, decision)),
    }),
  },

  peek: {
    summary: 'See what somebody sees',
    detail: 'The view of one of your seats, or of a spectator, as it is now; after the game of any seat.',
    who: 'visitor',
    run: async ({ viewer }, visit) => {
      checkPerspective(visit, viewer);
      const { table } = visit;
      return { view: await table.inTurn(async () => (await table.openGame()).view(viewer)) };
    },
  },

  moment: {
    summary: 'See a moment of the game',
    detail: 'The game after so many decisions: while it runs as your own seat or a spectator sees it, after it as anybody.',
    who: 'visitor',
    run: async ({ version, viewer }, visit) => {
      checkPerspective(visit, viewer);
      return { moment: await momentOf(visit.table, version, viewer, visit.you) };
    },
  },

  log: {
    summary: 'See what happened before',
    detail:
      'Everything up to the version `upTo`, of at most 1000 decisions; `from` of the answer says after which version it begins, to ask up to it again. At -1 it begins with the setup. `viewer` says as whom to see it; left out, as an update shows it.',
    who: 'visitor',
    run: async ({ upTo, viewer }, visit) => {
      const { table, you } = visit;
      if (viewer === undefined) return logOf(table, perspectiveOf(table.row, you, undefined).viewer, upTo);
      checkPerspective(visit, viewer);
      return logOf(table, viewer, upTo);
    },
  },

  record: {
    summary: 'Get the record',
    detail:
      'Of a finished game everything, with seed and deal; of a running one what everybody may know: no seed, and no decision, which may still be a secret, and of its log the newest 1000 decisions, which begin after version `from`.',
    who: 'visitor',
    run: (_ask, { table }) => recordAnswer(table),
  },
};

/** Going back, by the law of the game or because all agree. */
export const UNDO: ServedOperations<'undo' | 'askUndo' | 'answerUndo' | 'withdrawUndo'> = {
  undo: {
    summary: 'Go back',
    detail: 'To a version not before `update.undoLimits`.',
    who: 'player',
    resends: true,
    run: ({ seat, version }, { table }) => undo(table, seat, version),
  },

  askUndo: {
    summary: 'Ask the table to go back',
    detail:
      'Further than the law lets you. Every other seat that a person holds must agree, also one that a bot plays for now; any decision in between ends the request. What nobody had seen by then is shuffled anew.',
    who: 'player',
    resends: true,
    run: ({ seat, version }, { table }) => askUndo(table, seat, version),
  },

  answerUndo: {
    summary: 'Answer such a request',
    detail: 'One no is enough. Also for a seat that a bot plays for now.',
    who: 'seat',
    resends: true,
    run: ({ seat, yes }, { table }) => answerUndo(table, seat, yes),
  },

  withdrawUndo: {
    summary: 'Take such a request back',
    detail: 'By the seat that asked.',
    who: 'seat',
    run: ({ seat }, { table }) => withdrawUndo(table, seat),
  },
};

/** While the game runs everybody sees it as one of their own seats does, or as a spectator; after it as anybody. */
function checkPerspective({ table: { row }, you }: TableCall, viewer: Viewer): void {
  if (viewer === 'spectator' || row.phase === 'finished') return;
  checkOwn(you, viewer);
}
