/** Bots with a manner of their own, which play only this game. */
export const ASTRA_PERSONALITIES = ['collector', 'miser', 'meddler', 'sprinter'] as const;
