import { StepFailed } from './run.mjs';

/**
 * Runs named steps one after another, each told in one line with its number and time.
 * A step is { title, run }; `run` may return a short note for the line. Stops at the first failure, with the fix.
 */
export async function runSteps(steps) {
  for (const [index, step] of steps.entries()) {
    const line = `[${index + 1}/${steps.length}] ${step.title}`;
    process.stdout.write(`${line} …`);
    const started = Date.now();
    try {
      const note = await step.run();
      process.stdout.write(` ${note ?? 'done'} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
    } catch (error) {
      process.stdout.write(' failed\n\n');
      console.error(error instanceof Error ? error.message : error);
      if (error instanceof StepFailed && error.fix) console.error(`\nTo fix: ${error.fix}`);
      return step;
    }
  }
  return undefined;
}
