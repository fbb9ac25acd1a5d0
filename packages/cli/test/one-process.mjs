/**
 * Runs many command lines one after the other in this process, and tells what each would have: sixty processes would take seconds.
 * Arguments: the bundled command line, and a file with a list of lists of words. The answers go to the standard output as JSON.
 */
import { readFileSync } from 'node:fs';

const [bundle = '', file = ''] = process.argv.slice(2);
const { main } = await import(bundle);
const writers = { stdout: process.stdout.write.bind(process.stdout), stderr: process.stderr.write.bind(process.stderr) };

const answers = [];
for (const words of JSON.parse(readFileSync(file, 'utf8'))) {
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr']) {
    process[stream].write = (text) => {
      said[stream] += text;
      return true;
    };
  }
  const code = await main(words);
  for (const stream of ['stdout', 'stderr']) process[stream].write = writers[stream];
  process.stdout.removeAllListeners('error');
  answers.push({ code, ...said });
}
process.stdout.write(JSON.stringify(answers));
