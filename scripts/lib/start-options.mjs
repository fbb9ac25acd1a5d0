const USAGE = `npm start -- [--port N] [--host NAME] [--data FOLDER] [--trust-proxy N] [--drain SECONDS]
             [--operator HOST:PORT] [--keep-... DAYS]

  --port N         the port to listen on, 0 to 65535; 0 takes any free one (default: 8080)
  --host NAME      the address to listen on; 0.0.0.0 opens it to the whole network (default: localhost)
  --data FOLDER    where online games are kept (default: data); with DATABASE_URL set, a PostgreSQL server keeps them
  --trust-proxy N  how many proxies of your own stand before it, each adding to X-Forwarded-For whom it heard from (default: 0)
  --drain SECONDS  how long it serves on after SIGTERM while /health/ready says no, for a load balancer to notice (default: 0)
  --operator HOST:PORT
                   a second address, for whoever runs it and nobody else, with /metrics and /health/ready; also by the variable
                   OPERATOR (default: none, and neither of them)

For how many days things are kept, 1 to 36500; each may also be set in the environment:

  --keep-empty DAYS       tables at which nobody has sat down (default: 2; KEEP_EMPTY_DAYS)
  --keep-unfinished DAYS  other tables whose game is not over, if nothing happens there (default: 90; KEEP_UNFINISHED_DAYS)
  --keep-finished DAYS    tables whose game is over (default: 730; KEEP_FINISHED_DAYS)
  --keep-links DAYS       links to a table (default: 365; KEEP_LINKS_DAYS)
  --keep-chat DAYS        what was said at a table (default: 365; KEEP_CHAT_DAYS)`;

const KEPT = ['empty', 'unfinished', 'finished', 'links', 'chat'];

/** Reads the options of `npm start`. Anything wrong ends the process with code 2 and says what would be right. An option counts more than the environment. */
export function readStartOptions(args, environment = process.env) {
  const options = {
    port: 8080,
    host: 'localhost',
    data: 'data',
    proxies: 0,
    drain: 0,
    operator: undefined,
    keep: keptByEnvironment(environment),
  };
  const rest = args.flatMap((arg) =>
    arg.startsWith('--') && arg.includes('=') ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  );
  while (rest.length > 0) {
    const name = rest.shift();
    switch (name) {
      case '--port':
        options.port = readPort(rest.shift());
        break;
      case '--host':
        options.host = readHost(rest.shift());
        break;
      case '--data':
        options.data = readFolder(rest.shift());
        break;
      case '--trust-proxy':
        options.proxies = readCount('--trust-proxy', rest.shift(), 9, 'proxies');
        break;
      case '--drain':
        options.drain = readCount('--drain', rest.shift(), 600, 'seconds');
        break;
      case '--operator':
        options.operator = readOperator('--operator', rest.shift());
        break;
      case '--keep-empty':
      case '--keep-unfinished':
      case '--keep-finished':
      case '--keep-links':
      case '--keep-chat':
        options.keep[name.slice('--keep-'.length)] = readDays(name, rest.shift());
        break;
      case '--help':
        console.log(USAGE);
        process.exit(0);
        break;
      default:
        refuse(name.startsWith('-') ? `There is no option ${name}.` : `"${name}" belongs to no option.`);
    }
  }
  const { OPERATOR } = environment;
  if (options.operator === undefined && OPERATOR) options.operator = readOperator('OPERATOR', OPERATOR);
  const { operator, port } = options;
  if (operator !== undefined && operator.port !== 0 && operator.port === port)
    refuse(`Port ${port} is where players are: the operator's address needs another, as in 127.0.0.1:${port < 65535 ? port + 1 : 9090}.`);
  return options;
}

/** `127.0.0.1:9090`, `localhost:9090` or `[::1]:9090`. */
function readOperator(name, text = '') {
  const [, six, host = six, digits] = /^(?:\[([\da-fA-F:.]+)\]|([^:[\]\s-][^:[\]\s]*)):(\d{1,5})$/.exec(text) ?? [];
  if (digits === undefined || Number(digits) > 65535)
    refuse(
      `${name} needs an address and a port from 0 to 65535, as in 127.0.0.1:9090 or [::1]:9090${text === '' ? '' : `; got "${text}"`}.`,
    );
  return { host, port: Number(digits) };
}

function readPort(text) {
  if (text === undefined) refuse('--port needs a number.');
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) refuse(`"${text}" is not a port: a port is a number from 0 to 65535.`);
  return Number(text);
}

function readHost(text) {
  if (text === undefined || text === '' || text.startsWith('-')) refuse('--host needs a name or an address.');
  return text;
}

function readFolder(text) {
  if (text === undefined || text === '' || text.startsWith('--')) refuse('--data needs a folder.');
  return text;
}

function readCount(name, text, most, what) {
  if (text === undefined || !/^\d{1,3}$/.test(text) || Number(text) > most) refuse(`${name} needs a number of ${what} from 0 to ${most}.`);
  return Number(text);
}

/** What is not said anywhere is left to the server. A variable that is empty says nothing. */
function keptByEnvironment(environment) {
  const keep = {};
  for (const what of KEPT) {
    const name = `KEEP_${what.toUpperCase()}_DAYS`;
    if (environment[name]) keep[what] = readDays(name, environment[name]);
  }
  return keep;
}

function readDays(name, text) {
  if (text === undefined || !/^[1-9]\d{0,4}$/.test(text) || Number(text) > 36_500)
    refuse(`${name} needs a number of days from 1 to 36500.`);
  return Number(text);
}

function refuse(problem) {
  console.error(`${problem}\n\nThe command is: ${USAGE}`);
  process.exit(2);
}
