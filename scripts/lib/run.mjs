import { spawn } from 'node:child_process';

/** A step that failed, with what to do about it. */
export class StepFailed extends Error {
  constructor(message, fix) {
    super(message);
    this.fix = fix;
  }
}

/** Runs a command and returns its output; when it fails, throws with that output and the fix. */
export function run(command, args, { fix = '', env = {}, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => reject(new StepFailed(`${command} could not be started: ${error.message}`, fix)));
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new StepFailed(`${output.trim()}\n${command} ended with code ${code}`, fix));
    });
  });
}
