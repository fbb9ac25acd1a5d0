import type { TermName } from '../terms.ts';

/** What each thing on the tables is, in a sentence or two. The names of the things are in the table of terms. */
export const explained = {
  constellationCard: 'Everybody marks stars on these cards. Whoever marks the last star discovers the card and keeps it.',
  element: 'Fire, Air, Water or Earth. It decides when a Rest reactivates the card, and it counts in the Final Scoring.',
  finalFame: 'What the card is worth in the Final Scoring if you hold it Active.',
  ability: 'What the card can do for whoever holds it. Using it exhausts the card.',
  boon: 'When the card is discovered, each player who helped picks one of these. The one with the most stars picks first.',
  startingStar: 'On a card without any mark, the first star to be marked is this one.',
  grandStar: 'A star with a proper name. Marking it gives you 1 Wisdom at once.',
  commonStar:
    'Marking it costs 1 Stardust. A line must lead to it from the star you marked just before; for your first star, from any marked star of the card.',
  journal: 'What a player has: Fame, Stardust, Telescopes and cards.',
  fame: 'The player with the most Fame wins. You gain more of it in the Final Scoring.',
  pouch: 'A Rest refills your Stardust up to this number. In the Final Scoring it is worth that much Fame.',
  wisdom: 'Each Grand star adds a mark. Where a section ends, your card limit rises.',
  cardLimit: 'How many cards you hold, and how many you may keep. With more, you have to discard.',
  stardust: 'Each star you mark in an Observe costs 1 Stardust. A Rest brings more.',
  telescope: 'Spend one after an Observe to take another one in the same turn.',
  finalScoringCard: 'Your secret card: its two Elements begin the Final Scoring with one mark each.',
  sphereBoard: 'The marker shows the active Sphere. A Rest first reactivates your cards of that Sphere, then moves the marker on.',
  deck: 'How many cards lie above the Game End card. When it comes up, the end of the game begins.',
  activeCard: 'Your cards. An Active one can be used at the start of your turn; an Exhausted one has to be reactivated first.',
  observe: 'Mark stars along the lines of one card, each for 1 Stardust. Stop when you like.',
  rest: 'Refill your Stardust, reactivate cards of the active Sphere, and move the marker on.',
  abilityPhase: 'Before your action you may use the Abilities of your cards.',
  dreamNumber: 'As many stars the dreamer marks when a Rest has moved the marker here.',
  auptolemy: 'Your opponent in the solo game. It follows rules of its own; nobody decides for it.',
  library: 'The cards that tell Auptolemy what to do. A die says which of them.',

  planningBoard: 'Everybody puts action cards here, face down. Then they are revealed one by one, from space 1 on.',
  actionCard:
    'Your action cards. Choose one, then the space it goes to. After the round they come back to your hand; Scoring cards only when all three have been played.',
  owner: 'The card that is being carried out, whose it is, and who acts when.',
  system: 'A star with its planets. A Movement card opens two systems to everybody’s starships.',
  sol: 'Where everybody comes from. No starship can enter it, but factories there produce.',
  planet: 'Pawns on a planet produce its resource: a colony or a starship 1 card, a factory 2.',
  alienPlanet: 'Whoever turns it up draws an artifact. It produces nothing, but a colony here is worth 3 points, a factory 6.',
  faceDownPlanet: 'Nobody knows yet what it is. A starship that enters the system may look, and turns it up by landing.',
  deepSpace: 'New starships begin here. From here, flying to a system of the card is free.',
  pawn: 'What you have left to build. A pawn that is not in your supply can’t be built.',
  starship: 'It flies to new planets and produces 1 card where it stands. As an element it scores 2 points.',
  resourceCard: 'You pay for everything with these. Others see only how many you have, except during Trade.',
  handLimit: 'With more than 10 at the end of the round, you have to discard down to 10.',
  points: 'The highest score wins. Points come from Scoring cards, terraforming, alien planets and artifacts.',
  fiftyPoints: 'The game ends with the round in which somebody stands at 50, or the last planet is turned up.',
  faction: 'The factions differ in the pairs on their Production and Movement cards.',
  artifact: 'Secret until it is used, and good for one use.',
  scoringCard: 'Scoring cards that have been played lie open until all three are out: until then they can’t be played again.',
  offer: 'An offer names the cards of both sides. It can be accepted, declined or answered by one counter-offer.',
  bank: 'The bank takes 2 identical cards and gives 1 of your choice.',
} as const satisfies Partial<Record<TermName, string>>;

/** The things of the tables that explain themselves. */
export type Explained = keyof typeof explained;
