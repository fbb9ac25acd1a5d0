import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first: begun last, one of them would be waited for alone. */
const LONGEST = [
  'packages/web/test/pages.test.ts',
  'packages/web/test/ad-astra-pages.test.ts',
  'packages/web/test/solo.test.ts',
  'packages/web/test/table.test.ts',
  'packages/web/test/ad-astra-table.test.ts',
  'packages/web/test/cards.test.ts',
];

/** Tests of the page in a browser first, then the others in their usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return found < 0 ? LONGEST.length : found;
    };
    return usual.toSorted((one, other) => place(one) - place(other));
  }
}
