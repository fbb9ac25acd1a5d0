/** Points that somebody adds in its mind to what Adept thinks a thing is worth. */
export interface Preferences {
  /** Action cards, when it plans. */
  readonly production: number;
  readonly movement: number;
  readonly build: number;
  readonly trade: number;
  readonly scoring: number;
  /** Items, when it builds and when it thinks of building. */
  readonly terraformers: number;
  readonly factories: number;
  readonly colonies: number;
  readonly starships: number;
  /** Any deal with another seat. */
  readonly deals: number;
}

export const EVEN: Preferences = {
  production: 0,
  movement: 0,
  build: 0,
  trade: 0,
  scoring: 0,
  terraformers: 0,
  factories: 0,
  colonies: 0,
  starships: 0,
  deals: 0,
};
