/** The coins of payouts, each with its own address. */
export const payoutCoins = ["btc", "eth"] as const
export type PayoutCoin = (typeof payoutCoins)[number]
