import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { embeddedFolder } from './a-store.ts';
import { attackTest, missed } from './attack/attack.ts';
import { ATTACKS } from './attack/attacks.ts';

const SMALL = ATTACKS.filter(({ small }) => small === true);
const folder = await embeddedFolder();

// Only there is all of 127.0.0.0/8 this machine, so that attackers and others come from different addresses.
it.runIf(process.platform === 'linux')(
  'a server under attack lives, refuses what it should, and takes no more memory, while others play on',
  async () => {
    const rows = await attackTest(SMALL, { folder, time: 500, rest: 0 });
    // How long others wait is for `npm run attack`: here everything else runs at the same time.
    expect(rows.map((row) => [row.attack.name, ...missed(row, false)])).toEqual(SMALL.map(({ name }) => [name]));
    expect(rows.reduce((sum, { decisions }) => sum + decisions, 0)).toBeGreaterThan(0);
  },
);

it('an attack that there is not is refused before anything is begun', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const program = ['scripts/program.mjs', 'packages/server/test/attack/attack-run.ts', '--only', 'deep JSON', '--only', 'a kind word'];
  const running = promisify(execFile)(process.execPath, program, { cwd: root });
  await expect(running).rejects.toMatchObject({ code: 2, stdout: '', stderr: 'There is no attack named "a kind word".\n' });
});
