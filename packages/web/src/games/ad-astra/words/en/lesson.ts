import type { Phase } from '@astrarium/ad-astra';

/** The lesson of Ad Astra: one round, one thing at a time. */
export const lesson = {
  steps: {
    round: {
      ask: 'You leave Sol to settle the stars. In each round, everybody lays four action cards face down; then they are carried out from space 1 on, and nearly all of them for everyone.',
    },
    planProduction: {
      ask: 'Begin with a Production: touch the card that glows in your hand, then space 1.',
      hint: 'First the Production that glows, then space 1: what comes first is yours soonest.',
      did: 'Only you know the face of your card. Each rival lays one too.',
    },
    planMovement: {
      ask: 'Then fly: the Movement that glows goes on space 2. It leads to Twin Yellow and Large Yellow.',
      hint: 'The Movement that glows, and space 2.',
      did: 'Two systems stand on each Movement card: those are where ships can go.',
    },
    planBuild: {
      ask: 'Put Build on space 5: by then you will have landed, and have what it costs.',
      hint: 'Build goes on space 5, after your flight.',
      did: 'The order is the plan: what a card needs should come before it.',
    },
    planScoring: {
      ask: 'Score last, when you have most to show: Scoring 1 on space 12.',
      hint: 'Scoring 1 goes on the last space, 12.',
      did: 'All spaces are full. Now the cards are turned up, one by one.',
    },
    produce: {
      ask: 'Your Production: choose Food. Your factory at Sol stands on a Food planet.',
      hint: 'Choose Food: it is what your factory makes.',
      did: 'Your factory made 2 Food. A rival with pawns on Food planets would have got some too.',
    },
    fly: {
      ask: 'Your Movement. Your starship waits in deep space: touch Twin Yellow to fly there.',
      hint: 'Twin Yellow, please: it glows on the chart.',
      did: 'From deep space a flight is free. From planet to planet it costs Energy.',
    },
    peek: {
      ask: 'Its planets lie face down. Before you land, look at all of them in secret.',
      hint: 'Look first: it costs nothing, and nobody else sees it.',
      did: 'Only you have seen them. The alien planet would give you an artifact, a secret help that works once.',
    },
    land: {
      ask: 'Land on the Water planet: whatever you settle takes Water.',
      hint: 'The planet that glows is the Water planet. Land there.',
      did: 'The planet is yours to work. Your card lets the rivals fly too; then one of them produces Food: 2 more for you.',
    },
    trade: {
      ask: 'A rival’s Trade card: an Energy for one of your many Food. Accept it.',
      hint: 'It is a good deal: you have Food to spare. Accept it.',
      did: 'On your own Trade card you make the offers, and the bank gives 1 card for 2 alike.',
    },
    colony: {
      ask: 'Your Build card: build as much as you can pay for. First a colony, where your ship stands.',
      hint: 'First the Colony: 1 Water, 1 Food and 1 Ore.',
      did: 'A colony on a Water planet: from now on, each Water production gives you 1 for it, and 1 for the ship.',
    },
    terraform: {
      ask: 'Now a Terraformer on the same planet: 1 Energy and 1 Food.',
      hint: 'The Terraformer glows: build it.',
      did: 'Terraforming is worth 4 points at once, and counts again when Terraformers are scored.',
    },
    done: {
      ask: 'Keep the rest. Press Done.',
      hint: 'That is enough for now: press Done.',
      did: 'Now each rival may build one item on your card. Then a rival’s Movement comes up.',
    },
    decline: {
      ask: 'You could move as well, for Energy. Stay: your ship stands well.',
      hint: 'Save your Energy: press Stay.',
      did: 'You may always decline. Two Productions follow, and the second gives you Water.',
    },
    factory: {
      ask: 'On a rival’s Build card you may build one item. Turn your colony into a Factory.',
      hint: 'The Factory glows: it takes the place of your colony.',
      did: 'A factory produces 2. Then a rival scores Systems: all have two, and in a tie nobody gets the bonus of 3.',
    },
    score: {
      ask: 'Your Scoring card. Choose Colonies and factories: you have the most.',
      hint: 'Colonies and factories: there you are ahead of everybody.',
      did: '4 points for two factories, and the bonus of 3 because nobody else scored as many. You are the first player now.',
    },
    back: {
      ask: 'The round is over, and your cards are back. A Scoring card stays out until you have played all three.',
    },
    end: {
      ask: 'The game ends with the round in which the last planet is turned up or somebody reaches 50 points. Most points win.',
    },
  },
  free: 'That is the game. Plan round two yourself: your rivals are Adepts now and decide alone.',
  watch: 'Every card of the others is a chance for you: watch what comes up.',
  advice: {
    plan: 'Think in a chain: produce, fly, build, score. Rivals’ cards let you act too, so you needn’t bring everything yourself.',
    reveal: 'You may swap the card with another of yours, or simply reveal it.',
    swap: 'Bring forward the card that helps you most at this moment.',
    produce: 'Choose what you get most of, and your rivals least.',
    harvest: 'Use the artifact now only if this production was a rich one for you.',
    move: 'New systems score, and new planets produce. From deep space a flight is free; otherwise keep Energy for it.',
    gate: 'Any system but Sol is open: go where you have not been.',
    land: 'Look first, then take the planet whose resource you lack; an alien one if you want an artifact.',
    build: 'A Terraformer gives 4 points at once, a colony or factory produces for the rest of the game, a starship goes exploring.',
    trade: 'Give what you have plenty of. The bank takes 2 alike for 1 of your choice.',
    answer: 'Accept only what helps you more than the one who asks.',
    counter: 'It is this or nothing: is it still good enough?',
    'last-call': 'Your last chance to exchange on this card.',
    exchange: 'Turn what you can’t use into what you are about to build with.',
    element: 'Choose the element in which you are alone at the top: the bonus is worth 3.',
    discard: 'Cards are worth 1 point each. Count whether you can beat the others for the bonus.',
    laurea: 'Three points decide many games: use it if this is your best moment.',
    limit: 'Give up what you have most of.',
    take: 'Take what your next building lacks.',
    look: 'Look where you might fly next.',
  } satisfies Readonly<Record<Phase, string>>,
};
