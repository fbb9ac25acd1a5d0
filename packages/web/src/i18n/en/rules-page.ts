/** The rulebook. */
export const rulesPage = {
  subject: 'The rulebook',
  books: 'Rulebooks',
  loading: 'Fetching the rulebook …',
  failed: 'The rulebook could not be fetched. Reload the page to try again.',
  chapters: 'Chapters',
  search: 'Look for a word or a number',
  found: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
  none: 'No rule says that.',
  clear: 'Show all rules',
  back: 'Back',
  backToGame: 'Back to your game',
  inYourGame: 'In your game',
  glossary: 'Glossary, English and French',
  linkTo: (rule: string) => `Link to rule ${rule}`,
  noSuchRule: (rule: string) => `There is no rule ${rule}. These are the rules there are.`,
};
