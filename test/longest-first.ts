import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first: begun last, one of them would be waited for alone. */
const LONGEST = [
  'web/test/online-whole.test.ts',
  'web/test/ad-astra-table.test.ts',
  'web/test/pages.test.ts',
  'web/test/online.test.ts',
  'web/test/solo.test.ts',
  'web/test/ad-astra-pages.test.ts',
  'web/test/tutorial.test.ts',
  'web/test/text-table.test.ts',
  'web/test/table.test.ts',
  'web/test/cards.test.ts',
  'web/test/rulebook-page.test.ts',
  'web/test/thinking.test.ts',
  'chaos.test.ts',
  'web/test/atlas.test.ts',
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
