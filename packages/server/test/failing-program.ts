import { openLog } from '../src/log/log.ts';
import { endOnSignals } from '../src/shutdown.ts';

/** A process in which something fails that nobody catches, as the argument says. Its "server" is a timer that would run for ever. */
const server = setInterval(() => undefined, 1000);
const close = async (): Promise<void> => {
  clearInterval(server);
  console.log('closed');
};
const log = openLog((line) => process.stdout.write(line), Date.now);
endOnSignals({ process, drain: 0, draining: () => console.log('draining'), close, log });

if (process.argv[2] === 'throw') {
  setTimeout(() => {
    throw new Error('nobody catches this');
  });
} else void Promise.reject(new Error('nobody catches this'));
