import { cloneAutoma } from './automa/automa.ts';
import type { AstraState, Frame, Journal, Turn } from './state.ts';

/** A copy that shares nothing that ever changes. Written by hand: search bots make millions. */
export function clone(state: AstraState): AstraState {
  return {
    edition: state.edition,
    players: state.players,
    first: state.first,
    active: state.active,
    round: state.round,
    lastRound: state.lastRound,
    triggeredBy: state.triggeredBy,
    sphere: state.sphere,
    slots: state.slots.slice(),
    marked: state.marked.slice(),
    frontier: state.frontier.slice(),
    marks: state.marks.slice(),
    deck: state.deck,
    drawn: state.drawn,
    gameEndAt: state.gameEndAt,
    discard: state.discard.slice(),
    journals: state.journals.map(cloneJournal),
    automa: state.automa === null ? null : cloneAutoma(state.automa),
    scoring: state.scoring,
    turn: cloneTurn(state.turn),
    frames: state.frames.map(cloneFrame),
  };
}

export function cloneTurn(turn: Turn): Turn {
  return {
    stage: turn.stage,
    lasting: turn.lasting,
    famePerGrand: turn.famePerGrand,
    grandMarked: turn.grandMarked,
    notCommonMarked: turn.notCommonMarked,
    spent: turn.spent,
    beforeGrand: turn.beforeGrand,
    refund: turn.refund,
    actionSkipped: turn.actionSkipped,
    rested: turn.rested,
    discovering: turn.discovering,
  };
}

export function cloneJournal(journal: Journal): Journal {
  return {
    fame: journal.fame,
    pouch: journal.pouch,
    wisdom: journal.wisdom,
    stardust: journal.stardust,
    telescopes: journal.telescopes,
    active: journal.active.slice(),
    exhausted: journal.exhausted.slice(),
  };
}

function cloneFrame(frame: Frame): Frame {
  return {
    phase: frame.phase,
    seat: frame.seat,
    slot: frame.slot,
    star: frame.star,
    left: frame.left,
    used: frame.used,
    asked: frame.asked,
    served: frame.served,
    picks: frame.picks.length === 0 ? frame.picks : frame.picks.slice(),
  };
}
