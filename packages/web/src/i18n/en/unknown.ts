/** An address that leads nowhere. */
export const unknown = {
  subject: 'Terra incognita',
  title: 'This part of the sky is uncharted',
  asked: 'Nothing is found at this address:',
  thereIs: 'What there is:',
  home: 'The front page, to play at once',
  setup: 'A table to set up',
  games: 'Your games in this browser',
};
