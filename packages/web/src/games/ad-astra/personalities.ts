/** Bots with a manner of their own, which play only this game. */
export const AD_ASTRA_PERSONALITIES = ['settler', 'merchant', 'explorer', 'builder'] as const;
