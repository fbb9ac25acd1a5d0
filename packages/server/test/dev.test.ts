import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

describe('npm run dev', () => {
  it.each([
    [['--colour'], 'There is no option --colour.'],
    [['8081'], '"8081" belongs to no option.'],
    [['--port', '0'], '--port needs a number from 1 to 65535.'],
    [['--data'], '--data needs a folder.'],
    [['--host'], '--host needs a name or an address.'],
  ])('refuses %j with what was wrong and what would be right', async (args, problem) => {
    const { code, output } = await dev(...args);
    expect(code).toBe(2);
    expect(output).toContain(problem);
    expect(output).toContain('npm run dev -- [--port N] [--host NAME]');
  });

  it('says at once that the port is taken, and how to choose another', async () => {
    const { port, close } = await takePort();
    const { code, output } = await dev('--port', String(port), '--host', '127.0.0.1');
    close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken by another program.`);
    expect(output).toContain(`npm run dev -- --port ${port + 1}`);
  });

  it('serves the sources of the page and passes the API on; one signal ends both', async () => {
    const { port, close } = await takePort();
    close();
    const data = mkdtempSync(path.join(tmpdir(), 'astrarium-dev-'));
    const child = spawn(process.execPath, ['scripts/dev.mjs', '--port', String(port), '--host', '127.0.0.1', '--data', data], {
      cwd: ROOT,
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('is ready')) resolve();
      });
      child.once('exit', () => reject(new Error(output)));
    });
    const address = `http://127.0.0.1:${port}`;
    expect(await (await fetch(address)).text()).toContain('/@vite/client');
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' });
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
    rmSync(data, { recursive: true, force: true });
  });
});

async function takePort(): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

function dev(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['scripts/dev.mjs', ...args], { cwd: ROOT }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}
