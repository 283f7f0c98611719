/** Every delay of the product in milliseconds, by the name that the machines use. The values come from the specification. */
export const timing = {
  promoCheckDebounce: 500,
  itemPatchDebounce: 700,
  codePatchDebounce: 700,
  saleCodeDebounce: 1_000,
  bonusLifetime: 15 * 60 * 1_000,
  teaserDuration: 4_000,
  // The teaser waits for a random time between these bounds.
  teaserFirstMin: 9_000,
  teaserFirstMax: 15_000,
  teaserNextMin: 15_000,
  teaserNextMax: 30_000,
  statusPoll: 5_000,
  cardPoll: 3_600,
  maxPollInterval: 60_000,
  offlinePoll: 30_000,
  rateFreeze: 2 * 60 * 60 * 1_000,
  notificationDuration: 10_000,
  copyFeedbackDuration: 2_000,
  clockTick: 1_000,
  setPasswordDelay: 3_000,
  marketingCheck: 24 * 60 * 60 * 1_000,
  callTimeout: 20_000,
  chunkTimeout: 120_000,
  methodsRefresh: 60_000,
  demoChatPoll: 1_000,
  hideUndo: 6_000,
  refresh: 60_000,
  progressRefresh: 5_000,
  passkeyRenewal: 4 * 60 * 1_000,
} as const

/** The number of times that the demo cabinet tries to load its chat. */
export const maxDemoChatPolls = 10
