/** How much somebody makes of each thing when it weighs where a turn leads; 1 is Adept's measure. */
export interface Preferences {
  /** Cards held: Abilities, Elements, Final Scoring Fame. */
  readonly cards: number;
  /** Stardust, Telescopes and the Pouch they come from. */
  readonly hoard: number;
  /** Boons to be had for stars marked on cards that others finish. */
  readonly boons: number;
  /** What the others have and may expect. */
  readonly rivals: number;
  /** How long the game seems to last still. */
  readonly time: number;
  /** Fame given for each card that leaves the sky, whoever takes it: it brings the end nearer. */
  readonly haste: number;
}

export const EVEN: Preferences = { cards: 1, hoard: 1, boons: 1, rivals: 1, time: 1, haste: 0 };
