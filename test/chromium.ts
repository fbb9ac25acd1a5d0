import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/**
 * A Chromium for tests, from npm alone: nothing to install on the machine. Where the packaged one can't run (it is for x64 Linux
 * with glibc), `CHROMIUM_PATH` names another. Any number of test files may call this at the same time.
 */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

async function findChromium(): Promise<Chromium> {
  const env = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
  if (env['CHROMIUM_PATH']) return { executablePath: env['CHROMIUM_PATH'], env };

  const folder = path.join(tmpdir(), `astrarium-chromium-${packageVersion()}-${process.getuid?.() ?? 'x'}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...env,
      LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}

/**
 * Unpacks beside the folder and moves it there when complete: a killed run leaves nothing half done, and of two runs at the same
 * time the second one to finish finds the work done.
 */
async function unpackInto(folder: string): Promise<void> {
  const beside = `${folder}.${process.pid}`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  // The package unpacks into the folder for temporary files, and its libraries (nss, nspr, expat) only if it takes this machine
  // for a cloud function, which it decides when it is first imported.
  await withEnvironment({ TMPDIR: beside, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }, async () => {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
  });
  // Its own fonts.conf names a fixed folder: text would have no glyphs, and checks of contrast would find nothing.
  const fonts = path.join(folder, 'fonts');
  writeFileSync(
    path.join(beside, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir>` +
      `<dir>/usr/share/fonts</dir><cachedir>${fonts}-cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Runs the work with these variables set, then puts back what it may have changed. */
async function withEnvironment(set: Readonly<Record<string, string>>, work: () => Promise<void>): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, set);
  try {
    await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

function packageVersion(): string {
  let folder = path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  while (!existsSync(path.join(folder, 'bin/chromium.br'))) folder = path.dirname(folder);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
