/** Every game there is, by the name that its records and messages have for it. */
export const GAME_NAMES = ['astra', 'ad-astra'] as const;
export type GameName = (typeof GAME_NAMES)[number];
