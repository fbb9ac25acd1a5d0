import { type AstraEvent, astra, CARDS } from '@astrarium/astra';
import { type AnyBot, selfPlay } from '@astrarium/bots';
import { astraBots } from '@astrarium/bots/astra';
import { at, BadInput, childSeed, readSeed } from '@astrarium/core';
import { PLAY_OPTIONS, readWholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { print, progressBar } from '../output.ts';
import { type DecidingLine, decidingFigures } from '../statistics/decisive-cards.ts';

export const deciding: Command = {
  name: 'deciding',
  summary: 'Plays games of Astra with 2, 3 and 4 players in turn, and writes as JSON how often each card decides them.',
  options: {
    games: { value: 'N', help: 'how many games', fallback: '1200' },
    seed: PLAY_OPTIONS.seed,
    bot: { value: 'NAME', help: 'who sits on every seat', fallback: 'adept' },
  },
  async run(given) {
    const games = readWholeNumber(given, 'games', 1, 1_000_000);
    const seed = readSeed(given.value('seed'));
    const bot = readBot(given.value('bot'));
    const figures = decidingFigures();
    const progress = progressBar('deciding', games);
    for (let n = 1; n <= games; n += 1) {
      const players = at(PLAYERS, (n - 1) % PLAYERS.length);
      const bots = Array.from({ length: players }, () => bot);
      const tell = (event: AstraEvent): void => figures.tell(event);
      const { state, result } = selfPlay(astra, { options: { players }, seed: childSeed(seed, n), bots, tell });
      figures.close(state, result);
      await progress.at(n);
    }
    progress.end();
    print(asJson({ games, players: PLAYERS, bot: bot.name, seed: given.value('seed') ?? '' }, figures.lines()));
    return 0;
  },
};

const PLAYERS = [2, 3, 4];

function readBot(name = ''): AnyBot {
  const bot = astraBots.find((candidate) => candidate.name === name);
  if (bot === undefined) throw new BadInput('bot', name, `one of ${astraBots.map((candidate) => candidate.name).join(', ')}`);
  return bot;
}

interface Heading {
  readonly games: number;
  readonly players: readonly number[];
  readonly bot: string;
  readonly seed: string;
}

/** One line for each card, so that the file can be read, and compared with an older one. */
function asJson({ games, players, bot, seed }: Heading, lines: readonly DecidingLine[]): string {
  const cards = CARDS.map(({ id, code }) => {
    const { discovered, won, fame, decided } = at(lines, id);
    return `    "${code}": { "discovered": ${discovered}, "won": ${tenths(won)}, "fame": ${tenths(fame)}, "decided": ${decided} }`;
  });
  return [
    '{',
    `  "games": ${games},`,
    `  "players": [${players.join(', ')}],`,
    `  "bot": ${JSON.stringify(bot)},`,
    `  "seed": ${JSON.stringify(seed)},`,
    `  "rules": ${astra.rulesVersion},`,
    `  "data": ${astra.dataVersion},`,
    '  "cards": {',
    cards.join(',\n'),
    '  }',
    '}',
  ].join('\n');
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
