import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

describe('npm start', () => {
  it.each([
    [['--colour'], 'There is no option --colour.'],
    [['8081'], '"8081" belongs to no option.'],
    [['--port', 'http'], '"http" is not a port: a port is a number from 0 to 65535.'],
    [['--port=70000'], '"70000" is not a port'],
    [['--port'], '--port needs a number.'],
    [['--host'], '--host needs a name or an address.'],
    [['--data'], '--data needs a folder.'],
    [['--data', '--port', '0'], '--data needs a folder.'],
    [['--operator'], '--operator needs an address and a port from 0 to 65535, as in 127.0.0.1:9090 or [::1]:9090.'],
    [['--operator', '9090'], 'as in 127.0.0.1:9090 or [::1]:9090; got "9090".'],
    [['--operator', '127.0.0.1:99999'], 'got "127.0.0.1:99999".'],
    [['--operator=::1:9090'], 'got "::1:9090".'],
    [['--operator', '--drain', '5'], 'got "--drain".'],
    [
      ['--port', '9090', '--operator', 'localhost:9090'],
      "Port 9090 is where players are: the operator's address needs another, as in 127.0.0.1:9091.",
    ],
    [['--keep-empty', '0'], '--keep-empty needs a number of days from 1 to 36500.'],
    [['--keep-finished=2y'], '--keep-finished needs a number of days from 1 to 36500.'],
    [['--keep-chat'], '--keep-chat needs a number of days from 1 to 36500.'],
  ])('refuses %j with what was wrong and what would be right', async (args, problem) => {
    const { code, output } = await start(...args);
    expect(code).toBe(2);
    expect(output).toContain(problem);
    expect(output).toContain('npm start -- [--port N] [--host NAME] [--data FOLDER]');
  });

  it('refuses what the environment says wrongly, and reads what it says rightly; an option counts more', async () => {
    const where = await startIn({ OPERATOR: 'everywhere' });
    expect(where.code).toBe(2);
    expect(where.output).toContain(
      'OPERATOR needs an address and a port from 0 to 65535, as in 127.0.0.1:9090 or [::1]:9090; got "everywhere".',
    );
    const wrong = await startIn({ KEEP_LINKS_DAYS: '36501' });
    expect([wrong.code, wrong.output]).toEqual([2, expect.stringContaining('KEEP_LINKS_DAYS needs a number of days from 1 to 36500.')]);
    const read =
      "import('./scripts/lib/start-options.mjs').then((m) => console.log(JSON.stringify(m.readStartOptions(process.argv.slice(1)).keep)))";
    const set = { KEEP_LINKS_DAYS: '30', KEEP_CHAT_DAYS: '60', KEEP_EMPTY_DAYS: '' };
    const { output } = await run(['-e', read, '--', '--keep-chat', '7'], set);
    expect(JSON.parse(output)).toEqual({ links: 30, chat: 7 });
  });

  it('explains itself', async () => {
    const { code, output } = await start('--help');
    expect(code).toBe(0);
    expect(output).toContain('default: 8080');
  });

  it.each(['127.0.0.1', '::1'])('says at once that the port is taken, by %s, and how to choose another', async (address) => {
    const other = createServer();
    const listening = await new Promise<boolean>((resolve) => {
      other.once('error', () => resolve(false)).listen(0, address, () => resolve(true));
    });
    // A machine without IPv6 has no second address to be taken.
    if (!listening) return;
    const taken = other.address();
    const port = typeof taken === 'object' && taken !== null ? taken.port : 0;
    const { code, output } = await start('--port', String(port), '--host', address);
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken by another program.`);
    expect(output).toContain(`npm start -- --port ${port + 1}`);
  });

  it("says the same of the operator's port", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const { code, output } = await start('--port', '0', '--operator', `127.0.0.1:${port}`);
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken by another program.`);
    expect(output).toContain(`npm start -- --operator 127.0.0.1:${port + 1}`);
  });
});

describe('npm start', () => {
  it('serves players and whoever runs it at two addresses, and SIGTERM stops both, not npm alone', async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'astrarium-start-'));
    const npm = spawn('npm', ['start', '--', '--port', '0', '--operator', '127.0.0.1:0', '--data', data], {
      cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    });
    const ended = new Promise<void>((resolve) => npm.once('exit', () => resolve()));
    const [players, operator] = await new Promise<[string, string]>((resolve, reject) => {
      let output = '';
      npm.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, ready, figures] = /is ready: (\S+)[^]*runs it: (\S+)\/metrics/.exec(output) ?? [];
        if (ready !== undefined && figures !== undefined) resolve([ready, figures]);
      });
      npm.once('exit', () => reject(new Error(output)));
    });
    const answers = (url: string): Promise<number> =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      );
    const all = (): Promise<number[]> =>
      Promise.all(['/health', '/health/ready', '/metrics'].flatMap((place) => [answers(players + place), answers(operator + place)]));
    expect(await all()).toEqual([200, 404, 404, 200, 404, 200]);
    npm.kill('SIGTERM');
    await ended;
    await expect.poll(all).toEqual([0, 0, 0, 0, 0, 0]);
    rmSync(data, { recursive: true, force: true });
  });
});

/** None of these gets as far as installing or building anything. */
function start(...args: string[]): Promise<{ code: number; output: string }> {
  return startIn({}, ...args);
}

function startIn(environment: Readonly<Record<string, string>>, ...args: string[]): Promise<{ code: number; output: string }> {
  return run(['scripts/start.mjs', ...args], environment);
}

function run(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
  const how = { cwd: fileURLToPath(new URL('../../../', import.meta.url)), env: { ...process.env, ...environment } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, how, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}
