import { at, type Result } from '@astrarium/core';
import type { Solo } from '../cli-game.ts';
import { percent, type TitledTable, whole } from '../text-table.ts';

/** One setting of a solo game, and how its games went for the person, who sits on the first seat. */
export interface SettingTally {
  readonly name: string;
  readonly modifiers: readonly string[];
  games: number;
  wins: number;
  /** Lost with as many points as the automaton. */
  ties: number;
  /** The person's points less the automaton's, summed over the games. */
  margin: number;
  /** How games ended, by the game's own code. */
  readonly ends: Map<string, number>;
}

/** Each modifier alone, and each preset. */
export function settingsOf({ modifiers, presets }: Solo): Pick<SettingTally, 'name' | 'modifiers'>[] {
  const named = Object.entries(presets).map(([name, list]) => ({ name: `preset ${name}`, modifiers: list }));
  return [...named, ...modifiers.map((name) => ({ name, modifiers: [name] }))];
}

export function newSetting({ name, modifiers }: Pick<SettingTally, 'name' | 'modifiers'>): SettingTally {
  return { name, modifiers, games: 0, wins: 0, ties: 0, margin: 0, ends: new Map() };
}

export function addSetting(setting: SettingTally, { seats, winners, why }: Result): void {
  const margin = at(seats, 0).total - at(seats, 1).total;
  setting.games += 1;
  setting.margin += margin;
  if (winners.includes(0)) setting.wins += 1;
  else if (margin === 0) setting.ties += 1;
  setting.ends.set(why, (setting.ends.get(why) ?? 0) + 1);
}

/** As JSON, a line of `simulate --each-modifier --json`. */
export function settingLine({ name, modifiers, games, wins, ties, margin, ends }: SettingTally) {
  const [low, high] = wilson(wins, games);
  return {
    setting: name,
    modifiers,
    games,
    wins,
    share: wins / games,
    low,
    high,
    ties,
    margin: margin / games,
    ends: Object.fromEntries(ends),
  };
}

export function settingsSection(settings: readonly SettingTally[]): TitledTable {
  const rows = settings.map(({ name, games, wins, ties, margin, ends }) => {
    const [low, high] = wilson(wins, games);
    const mean = margin / games;
    return [
      name,
      whole(games),
      percent(wins, games),
      percent(low, 1),
      percent(high, 1),
      `${mean < 0 ? '' : '+'}${mean.toFixed(1)}`,
      whole(ties),
      whole(ends.get('library-empty') ?? 0),
    ];
  });
  const heading = ['setting', 'games', 'won', '95 % from', 'to', 'mean margin', 'lost by a tie', 'lost by empty deck'];
  return { title: 'Win rates', rows: [heading, ...rows] };
}

/** Wilson's interval: between which shares the true one lies, 95 times of 100. Sound for shares near 0 and 1 too. */
export function wilson(wins: number, games: number): [low: number, high: number] {
  const z = 1.959964;
  const share = wins / games;
  const centre = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
