/** Every delay of the product, in milliseconds, by the name the machines use. Source: the specification's constants. */
export const timing = {
  promoCheckDebounce: 500,
  itemPatchDebounce: 700,
  statusPoll: 5_000,
  rateFreeze: 2 * 60 * 60 * 1_000,
  notificationShown: 10_000,
  copyShown: 2_000,
  clockTick: 1_000,
  setPasswordDelay: 3_000,
  marketingCheck: 24 * 60 * 60 * 1_000,
  callTimeout: 20_000,
  chunkTimeout: 120_000,
  methodsRefresh: 60_000
} as const
