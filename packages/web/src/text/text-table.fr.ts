import type { textTable as english } from './text-table.en.ts';

export const textTable: typeof english = {
  subject: 'La table en mots',
  titles: { astra: 'Astra', 'ad-astra': 'Ad Astra' },
  toPicture: 'Vers la table en images',
  toResult: 'Voir le décompte',
  asked: 'Ce qui est demandé',
  table: 'La table',
  log: 'Journal de partie',
  logLabel: 'Tout ce qui s’est passé, le plus récent en dernier',
  rule: (rule) => `Règle ${rule}`,
  groups: (heading, choices) => `${heading} (${choices} choix)`,
  choicesLabel: 'Ce que vous pouvez décider',
  notation: 'Votre décision : un numéro de la liste, ou la notation',
  notationHint:
    'La notation est ce qui se trouve à côté d’un choix, par exemple « rest ». Précédée de « pourquoi », elle fait dire ce qui s’y oppose.',
  send: 'Décider',
  undo: 'Annuler',
  undoNone: 'Vous n’avez rien à annuler : quelque chose a été révélé depuis, ou quelqu’un d’autre a décidé.',
  notInList: (number, last) => `${number} n’est pas dans la liste : elle va de 1 à ${last}.`,
  notUnderstood: (text) => `« ${text} » n’est ni un numéro de la liste, ni une notation.`,
  nothingToDecide: 'Ce n’est pas à vous de décider maintenant.',
  allowed: (notation) => `Rien ne s’oppose à « ${notation} ».`,
  passTo: (name) => `C’est à ${name} de décider.`,
  passWhy: 'Ce qui suit n’est pour personne d’autre.',
  ready: (name) => `Je suis ${name}`,
  opening: 'On prépare la table…',
};
