import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ROOT } from './install.mjs';
import { StepFailed } from './run.mjs';

const API = fileURLToPath(new URL('dev-api.mjs', import.meta.url));

/** The server behind the page of `npm run dev`, at a free port that it keeps when it is restarted. */
export class DevServer {
  #child;
  #work = Promise.resolve();

  constructor(port, data) {
    this.data = data;
    this.address = `http://127.0.0.1:${port}`;
    this.port = port;
  }

  async start() {
    const child = fork(API, [String(this.port), this.data], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () =>
        reject(new StepFailed('The server did not start.', 'Correct what is listed above; a saved file tries again.')),
      );
    });
  }

  /** Restarts follow one another: two servers may not share the folder of games. */
  restart() {
    const before = this.#work;
    const next = this.#startAfter(before);
    this.#work = next.catch(() => undefined);
    return next;
  }

  async stop() {
    await this.#work;
    await this.#end();
  }

  async #startAfter(before) {
    await before;
    await this.#end();
    await this.start();
  }

  #end() {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  }
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Does the server's bundle hold this file? */
export function isServerSource(file) {
  const name = file.slice(ROOT.length).replaceAll('\\', '/');
  return file.startsWith(ROOT) && /^packages\/(?!web\/|cli\/)[\w-]+\/src\/.*\.(ts|json|sql)$/.test(name);
}
