import { readFileSync } from 'node:fs';

/** Memory of a process, in megabytes; 0 when there is none. Of Linux, which is also where all of 127.0.0.0/8 is this machine. */
export function memoryOf(process: number): number {
  try {
    const [kilobytes = ''] = /(?<=^VmRSS:\s+)\d+/m.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
