/** The glossary. */
export const glossary = {
  subject: 'Glossary',
  title: 'The words of both games',
  introduction: 'What each thing is called in English and in French, with the rule that says most about it.',
  search: 'Look for a word in either language',
  found: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  none: 'Nothing is called that here.',
  rule: 'Rule',
  toRules: 'To the rules',
};
