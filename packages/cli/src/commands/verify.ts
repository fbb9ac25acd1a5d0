import { type AnyGame, BrokenReplay, type GameRecord, playsVersions, type RecordedResult, recordedResult, replay } from '@astrarium/core';
import type { Command } from '../command.ts';
import { explainBreak } from '../explain-broken-record.ts';
import { print, remark } from '../output.ts';
import { type OpenRecord, openRecord } from '../record-file.ts';
import { UserError } from '../user-error.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Replays records and says of each: same, differs or breaks. Exit code 1 if one differs or breaks, 2 if one is no record.',
  takes: 'FILE…',
  options: {},
  run({ files }) {
    return Math.max(...files.map(verifyFile));
  },
};

function verifyFile(file: string): number {
  try {
    const open = openRecord(file);
    const { verdict, why } = judge(open);
    const { decisions, result } = open.record;
    const length = `${decisions.length} decisions${result === undefined ? ', no result recorded' : ''}`;
    print([`${file}: ${verdict}, ${length}`, ...why, ...versionRemarks(open)].join('\n  '));
    return verdict === 'same' ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    remark(`astrarium verify: ${error.message}`);
    return 2;
  }
}

interface RecordVerdict {
  readonly verdict: 'same' | 'differs' | 'breaks';
  readonly why: readonly string[];
}

function judge({ game, record }: OpenRecord): RecordVerdict {
  try {
    const why = differences(record, replayedResult(game, record));
    return { verdict: why.length === 0 ? 'same' : 'differs', why };
  } catch (error) {
    if (error instanceof BrokenReplay) return { verdict: 'breaks', why: [explainBreak(game, record, error)] };
    throw error;
  }
}

function replayedResult(game: AnyGame, record: GameRecord): RecordedResult | undefined {
  const result = game.result(replay(game, record).state);
  return result && recordedResult(result);
}

function differences({ result: expected }: GameRecord, got: RecordedResult | undefined): string[] {
  if (expected === undefined || got === undefined) {
    return expected === got ? [] : [`result: expected ${show(expected)}, got ${show(got)}`];
  }
  return (['totals', 'winners', 'why'] as const)
    .filter((field) => show(expected[field]) !== show(got[field]))
    .map((field) => `result.${field}: expected ${show(expected[field])}, got ${show(got[field])}`);
}

function show(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** Older rules that are still known are those it is replayed by. A record of other rules or cards may well differ; that must be seen. */
function versionRemarks({ game, record }: OpenRecord): string[] {
  const remarks: string[] = [];
  if (record.rules !== game.rulesVersion && playsVersions(game, record))
    remarks.push(`replayed by rules version ${record.rules}, as it was recorded; the newest is ${game.rulesVersion}`);
  else if (record.rules !== game.rulesVersion)
    remarks.push(`recorded with rules version ${record.rules}; these are rules version ${game.rulesVersion}`);
  if (record.data !== game.dataVersion) remarks.push(`recorded with data version ${record.data}; this is data version ${game.dataVersion}`);
  return remarks;
}
