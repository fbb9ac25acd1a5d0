const USAGE = `npm run dev -- [--port N] [--host NAME] [--data FOLDER]

  --port N       the port to listen on, 1 to 65535 (default: 5173)
  --host NAME    the address to listen on; 0.0.0.0 opens it to the whole network (default: localhost)
  --data FOLDER  where online games are kept (default: .cache/dev-data); with DATABASE_URL set, a PostgreSQL server keeps them`;

/** Reads the options of `npm run dev`. Anything wrong ends the process with code 2 and says what would be right. */
export function readDevOptions(args) {
  // Not the port of `npm start`: its service worker would go on answering with the page it has kept.
  const options = { port: 5173, host: 'localhost', data: '.cache/dev-data' };
  const rest = args.flatMap((arg) => (/^--\w+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg]));
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
      case '--help':
        console.log(USAGE);
        process.exit(0);
        break;
      default:
        refuse(name.startsWith('-') ? `There is no option ${name}.` : `"${name}" belongs to no option.`);
    }
  }
  return options;
}

function readPort(text = '') {
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65535) refuse('--port needs a number from 1 to 65535.');
  return Number(text);
}

function readHost(text = '') {
  if (text === '' || text.startsWith('-')) refuse('--host needs a name or an address.');
  return text;
}

function readFolder(text = '') {
  if (text === '' || text.startsWith('-')) refuse('--data needs a folder.');
  return text;
}

function refuse(problem) {
  console.error(`${problem}\n\nThe command is: ${USAGE}`);
  process.exit(2);
}
