/** What a Master would do, in words. */
export const advice = {
  nothing: 'There is nothing for you to choose at the moment.',
  failed: 'The Master could not be asked. Close this and ask again.',
  would: 'A Master would:',
  next: 'Second best:',
  /** What is expected of a decision: games won of 100, and points ahead at the end. */
  expects: (win: number, lead: number) =>
    `wins ${games(win)} in 100, ${lead === 0 ? 'level at the end' : `${points(lead)} ${lead < 0 ? 'behind' : 'ahead'} at the end`}`,
  /** What the best brings more than the second best. */
  gain: (win: number, lead: number) => {
    const more = [
      ...(win === 0 ? [] : [`wins ${games(win)} in 100 ${win < 0 ? 'fewer' : 'more'}`]),
      ...(lead === 0 ? [] : [`makes ${points(lead)} ${lead < 0 ? 'fewer' : 'more'}`]),
    ];
    return more.length === 0 ? 'There is next to nothing between the two.' : `The first ${more.join(' and ')}.`;
  },
  only: 'It would think of nothing else.',
  play: 'Do so',
  free: 'You may decide otherwise: everything that the rules allow stays open.',
};

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay: 'never' });

function games(number: number): string {
  return `${NUMBER.format(number)} ${Math.abs(number) === 1 ? 'game' : 'games'}`;
}

function points(number: number): string {
  return `${NUMBER.format(number)} ${Math.abs(number) === 1 ? 'point' : 'points'}`;
}
