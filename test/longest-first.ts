import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first: begun last, one of them would be waited for alone. */
const LONGEST = [
  'web/src/features/room/whole-game.test.ts',
  'web/src/games/ad-astra/table/ad-astra-table.test.ts',
  'web/src/features/pages.test.ts',
  'web/src/features/room/room.test.ts',
  'web/src/games/astra/solo/solo-game.test.ts',
  'web/src/games/ad-astra/ad-astra-pages.test.ts',
  'web/src/features/learn/learn-page.test.ts',
  'web/src/play/text/text-table.test.ts',
  'web/src/games/astra/table/astra-table.test.ts',
  'web/src/games/astra/cards-page/cards-page.test.ts',
  'web/src/features/rules/rules-page.test.ts',
  'web/src/client/think/thinking.test.ts',
  'chaos.test.ts',
  'web/src/games/astra/atlas-page/atlas-page.test.ts',
  'kill.test.ts',
  'attack.test.ts',
  'properties.test.ts',
  'personalities.test.ts',
  'bots.test.ts',
  'exhaustive.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return found < 0 ? LONGEST.length : found;
}
