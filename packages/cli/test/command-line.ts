import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';

export const BIN = fileURLToPath(new URL('../bin/astrarium.mjs', import.meta.url));

export interface Ended {
  readonly code: number | string | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as a process of its own: what `bin/astrarium.mjs` runs, bundled once for all tests of a file. */
export async function astrarium(...words: string[]): Promise<Ended> {
  return runNode(...(await commandLine(words)));
}

/** Many command lines, one after the other in a single process: for what is done and over in a moment. */
export async function astrariumForEach(lines: readonly (readonly string[])[]): Promise<Ended[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-cli-'));
  const file = path.join(folder, 'lines.json');
  writeFileSync(file, JSON.stringify(lines));
  const { stdout, stderr } = await runNode(fileURLToPath(new URL('one-process.mjs', import.meta.url)), await bundled, file);
  rmSync(folder, { recursive: true });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as Ended[];
}

/** A command line with these lines for its standard input. */
export async function typeInto(lines: readonly string[], ...words: string[]): Promise<Ended> {
  const child = await startAstrarium(...words);
  const ended = new Promise<Ended>((resolve) => {
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.on('data', (text: string) => {
      stderr += text;
    });
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return ended;
}

/** The process itself, for a test that talks with it. */
export async function startAstrarium(...words: string[]): Promise<ChildProcessWithoutNullStreams> {
  const child = spawn(process.execPath, await commandLine(words));
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  // A game that is over reads no more of what is typed.
  child.stdin.on('error', () => undefined);
  return child;
}

export function runNode(...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, words, { maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, stdout, stderr });
    });
  });
}

/** A folder for the files of one test file, gone afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function commandLine(words: readonly string[]): Promise<string[]> {
  const run = `import(${JSON.stringify(await bundled)}).then(({ main }) => main(process.argv.slice(1))).then((code) => { process.exitCode = code; })`;
  return ['--eval', run, '--', ...words];
}

async function bundleAll(): Promise<string> {
  const script = new URL('../../../scripts/lib/bundle.mjs', import.meta.url).href;
  const { bundle } = (await import(script)) as { bundle: (entry: string, name: string) => Promise<string> };
  return pathToFileURL(await bundle('packages/cli/src/main.ts', 'cli')).href;
}

const bundled = bundleAll();
