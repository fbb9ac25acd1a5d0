/** The coach after the game. */
export const coach = {
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
  luck: 'Luck',
  points: 'Where the game turned',
  noPoints: 'Nowhere in particular: no turn changed much.',
  turnOf: (name: string, win: string) => `${name}, at ${win}.`,
  decided: (words: string) => `Decided: ${sentence(words)}`,
  better: (words: string, gain: string) => `Better: ${sentence(words)} (${gain})`,
  luckThen: (change: string) => `Luck of the draw then: ${change}.`,
  balance: 'What it came from',
  first: 'At first',
  ownLost: 'Own decisions',
  gifts: 'The others’ decisions',
  last: 'In the end',
  doubt: 'All of it as far as a Master can tell by a short look: a few in a hundred either way mean nothing.',
  here: (name: string, win: string, lead: string) => `The coach: ${name} at ${win}, ${lead} points.`,
  whole: 'The whole account',
  ask: 'Ask the coach',
};

/** A sentence of the game's own words, with its full stop. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
