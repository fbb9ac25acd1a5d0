/** The 18 Ability effects (A7): the rule that tells each, and whether it acts at once or lasts for the turn. */
export const ABILITIES = {
  'stardust-2': { rule: 'A7.1', timing: 'instant' },
  'stardust-3': { rule: 'A7.2', timing: 'instant' },
  'stardust-4': { rule: 'A7.3', timing: 'instant' },
  'buy-telescopes': { rule: 'A7.4', timing: 'instant' },
  telescope: { rule: 'A7.5', timing: 'instant' },
  wisdom: { rule: 'A7.6', timing: 'instant' },
  pouch: { rule: 'A7.7', timing: 'instant' },
  'fame-per-begun-card': { rule: 'A7.8', timing: 'instant' },
  'fame-per-sphere-card': { rule: 'A7.9', timing: 'instant' },
  'mark-any-star': { rule: 'A7.10', timing: 'instant' },
  'mark-three-cards': { rule: 'A7.11', timing: 'instant' },
  'mark-two-stars': { rule: 'A7.12', timing: 'instant' },
  'mark-star-and-neighbours': { rule: 'A7.13', timing: 'instant' },
  'observe-from-any-common': { rule: 'A7.14', timing: 'turn' },
  'fame-per-grand': { rule: 'A7.15', timing: 'turn' },
  'rest-adds-pouch': { rule: 'A7.16', timing: 'turn' },
  'refund-before-grand': { rule: 'A7.17', timing: 'turn' },
  'refund-commons': { rule: 'A7.18', timing: 'turn' },
} as const;

export type AbilityName = keyof typeof ABILITIES;
