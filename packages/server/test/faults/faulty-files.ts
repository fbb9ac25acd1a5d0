import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { WorkerTask } from '../../src/store/embedded.ts';
import { type Fault, faultFile } from './fault.ts';

/**
 * The files of a disk that may fail, for a thread with an embedded database: whatever it writes meets the fault that stands in a file
 * beside the database. Nobody needs to be root for that.
 */
const real = { ...fs };
const told = faultFile((workerData as WorkerTask).folder);

const WORK: Record<Fault, () => void> = {
  full: () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' });
  },
  dead: () => process.exit(1),
  busy: () => {
    while (real.existsSync(told)) real.statSync('.');
  },
  // Opening a pipe that nobody writes to does not come back, as a disk that is gone: the thread can't even be ended.
  stuck: () => {
    const pipe = `${told}.pipe`;
    if (!real.existsSync(pipe)) execFileSync('mkfifo', [pipe]);
    real.closeSync(real.openSync(pipe, 'r'));
  },
};

Object.assign(fs, {
  writeSync: (...args: Parameters<typeof fs.writeSync>) => {
    if (real.existsSync(told)) WORK[real.readFileSync(told, 'utf8') as Fault]();
    return real.writeSync(...args);
  },
});
syncBuiltinESMExports();
