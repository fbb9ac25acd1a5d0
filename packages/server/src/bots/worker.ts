import { lowerPriority } from '../lib/threads.ts';

// Whoever plays waits for the server; for a bot they wait anyway.
lowerPriority();

/** The thread in which bots think, so that they never hold up the server. Piscina calls the default export. */
export { chooseForBot as default } from './choice.ts';
