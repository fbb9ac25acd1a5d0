import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { deciding } from './commands/decisive-cards.ts';
import { play } from './commands/play.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';

export const COMMANDS: readonly Command[] = [play, simulate, deciding, record, replay, verify, arena, train, bench];
