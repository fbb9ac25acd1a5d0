/** What the quick policy goes by, in points. Found by self-play, not by reason: each is what won more games than its neighbours. */
export interface Weights {
  /** Points the leader makes in a round: how near the end is. */
  readonly pace: number;
  /** What an item is worth over and above its cards at once, and for each round to come: terraformer, alien factory, alien colony, colony, factory, starship. */
  readonly itemNow: readonly number[];
  readonly itemLater: readonly number[];
  /** A card in hand by itself: Water, Food, Energy, Ore. */
  readonly spare: readonly number[];
  /** A building planned against a building done. */
  readonly planned: number;

  /** How much each action is liked for itself, and by what it promises: production, movement, build, trade, scoring. */
  readonly likes: readonly number[];
  readonly promise: readonly number[];
  /** Where on the planning board, from 0 to 1; and how much it matters. */
  readonly where: readonly number[];
  readonly steady: number;
  /** The luck in planning. */
  readonly whim: number;

  /** What others get of a production; what they score of an element; the bonus; cards given up for points. */
  readonly othersDue: number;
  readonly othersScore: number;
  readonly bonus: number;
  readonly givenUp: number;
  /** A scoring is worth more towards the end. */
  readonly scoringLate: number;
  /** A second Movement card in the same round. */
  readonly moveAgain: number;

  /** A planet to land on: to terraform, to settle, an alien one, its production, a new one among these, a new system for each round to come. */
  readonly bareSite: number;
  readonly colonySite: number;
  readonly alienSite: number;
  readonly yield: number;
  readonly newYield: number;
  readonly newSystem: number;
  /** A system of face-down planets: at least, and for each of them. */
  readonly unknown: number;
  readonly choice: number;
  /** A move must bring at least this much. */
  readonly trip: number;
  /** A building or an exchange must bring at least this much. */
  readonly deal: number;
}

export const WEIGHTS: Weights = {
  pace: 4.17,
  itemNow: [2.52, 4.8, 2.1, -0.4, -0.97, -1],
  itemLater: [1.71, 0.96, 0.85, 0.9, 0.7, 2.19],
  spare: [0.45, 0.6, 0.6, 0.55],
  planned: 0.61,
  likes: [0.5, 0, 0, -0.5, 0.02],
  promise: [1.14, 0.6, 0.85, 0.8, 1.26],
  where: [0.15, 0.3, 0.11, 0.45, 0.9],
  steady: 0.21,
  whim: 1.5,
  othersDue: 0.44,
  othersScore: 0.68,
  bonus: 3,
  givenUp: 0.5,
  scoringLate: 0.88,
  moveAgain: 0.1,
  bareSite: 2,
  colonySite: 1.2,
  alienSite: 2.02,
  yield: 0.56,
  newYield: 0.13,
  newSystem: 0.5,
  unknown: 2,
  choice: 0.15,
  trip: 0.2,
  deal: 0.2,
};
