/** Who may sit at a table beside people: their names, and how they play. */
export const bots = {
  levels: 'Levels',
  personalities: 'Characters',
  names: {
    novice: 'Novice',
    adept: 'Adept',
    master: 'Master',
    grandmaster: 'Grandmaster',
  },
};
