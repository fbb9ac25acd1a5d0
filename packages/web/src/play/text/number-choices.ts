import type { Choice, ChoiceGroup } from '@astrarium/core';

/** A choice with its number, counted through all the groups, so that it can be typed as in the terminal. */
export interface NumberedChoice extends Choice {
  readonly number: number;
}

export interface NumberedGroup {
  readonly heading: string;
  readonly choices: readonly NumberedChoice[];
}

export function numberChoices(groups: readonly ChoiceGroup[]): NumberedGroup[] {
  let number = 0;
  return groups.map(({ heading, choices }) => ({
    heading,
    choices: choices.map((choice) => {
      number += 1;
      return { ...choice, number };
    }),
  }));
}
