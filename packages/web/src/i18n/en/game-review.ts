/** The coach after the game. */
export const gameReview = {
  title: 'The coach',
  introduction:
    'A Master goes through the game once more and says what everybody could expect at each turn, where it turned, what would have been better, and how much was luck.',
  start: 'Go through the game',
  again: 'Once more',
  stop: 'Stop',
  failed: 'The coach could not be asked. Try once more.',
  atWork: (looked: number, of: number) => `Decision ${looked} of ${of}`,
  measure: 'What the chart shows',
  measures: { win: 'Games won', lead: 'Points ahead' },
  chartLabel: (measure: string) => `Expectation over the game: ${measure}. The same in numbers below.`,
  start0: 'Start',
  end: 'End',
  table: 'In numbers',
  step: 'Step',
  seat: 'Seat',
  lost: 'Given away',
  rest: 'Luck and the rest',
  points: 'Where the game turned',
  noPoints: 'Nowhere in particular: no turn changed much.',
  turnOf: (name: string, win: string) => `${name}, at ${win}.`,
  decided: (words: string) => `Decided: ${sentence(words)}`,
  better: (words: string, gain: string) => `Better: ${words.replace(/\.$/, '')} (${gain}).`,
  /** What would have been better by so many games, or by so many points, both with their sign. */
  moreGames: (share: string) => `${share} of games`,
  hardly: 'a little',
  morePoints: (written: string, points: number) => `${written} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  luckThen: (change: string) => `Luck of the draw then: ${change}.`,
  balance: (measure: string) => `What it came from: ${measure.toLowerCase()}`,
  first: 'At first',
  ownLost: 'Own decisions',
  gifts: 'The others’ decisions',
  last: 'In the end',
  doubt:
    'All of it as far as a Master can tell by a short look. A decision counts as poor only if every look says so; ± is how far the sum may be off. What no decision explains is luck, and the coach’s own doubt.',
  here: (name: string, win: string, lead: number) => `The coach: ${name} at ${win}, ${standing(lead)}.`,
  whole: 'The whole account',
  ask: 'Ask the coach',
};

/** A sentence of the game's own words, with its full stop. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

function standing(lead: number): string {
  if (lead === 0) return 'level on points';
  return `${NUMBER.format(lead)} ${Math.abs(lead) === 1 ? 'point' : 'points'} ${lead < 0 ? 'behind' : 'ahead'}`;
}

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay: 'never' });
