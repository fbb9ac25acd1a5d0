/** What a Master would do, in words. */
export const advice = {
  nothing: 'There is nothing for you to choose at the moment.',
  failed: 'The Master could not be asked. Close this and ask again.',
  would: 'A Master would:',
  next: 'Second best:',
  /** What is expected of a decision. */
  expects: (win: number, lead: string) => `wins ${win} in 100 games, ${lead}`,
  ahead: (points: string) => `${points} points ahead at the end`,
  behind: (points: string) => `${points} points behind at the end`,
  gain: (win: string, points: string) => `That is ${win} games in 100 and ${points} points better.`,
  only: 'It would think of nothing else.',
  free: 'Touch anything else, and this advice gives way.',
};
