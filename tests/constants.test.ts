import { expect, it } from "vitest"
import { dashboardSize, pageSize } from "#domain/shared/paging.ts"
import { timing } from "#domain/shared/timing.ts"
import { maxNotifications } from "#domain/site/notification.ts"

const second = 1_000
const minute = 60 * second

/** The specification's delays. All other tests refer to a delay by name, so a wrong number would pass every path. */
const delays: Readonly<Record<string, number>> = {
  promoCheckDebounce: 500,
  itemPatchDebounce: 700,
  codePatchDebounce: 700,
  saleCodeDebounce: second,
  bonusLifetime: 15 * minute,
  teaserDuration: 4 * second,
  teaserFirstMin: 9 * second,
  teaserFirstMax: 15 * second,
  teaserNextMin: 15 * second,
  teaserNextMax: 30 * second,
  statusPoll: 5 * second,
  cardPoll: 3_600,
  rateFreeze: 120 * minute,
  notificationDuration: 10 * second,
  chunkTimeout: 120 * second,
  methodsRefresh: minute,
  setPasswordDelay: 3 * second,
  demoChatPoll: second,
  // The polling interval of balances, rates and lists. The shorter interval is for lists with something in progress.
  refresh: minute,
  progressRefresh: 5 * second,
  // A passkey challenge is valid for five minutes, so the page renews it after four.
  passkeyRenewal: 4 * minute,
  // The specification leaves `copyFeedbackDuration` and all later delays of this list open.
  copyFeedbackDuration: 2 * second,
  // The time in which a customer can undo the hiding of an order.
  hideUndo: 6 * second,
  clockTick: second,
  // The interval grows with each failed poll up to this limit.
  maxPollInterval: minute,
  // The interval while the browser reports that it is offline, which may be wrong.
  offlinePoll: 30 * second,
  marketingCheck: 24 * 60 * minute,
  // A call that takes longer counts as lost.
  callTimeout: 20 * second,
}

it.each(Object.entries(delays))("the delay %s is %i ms", (name, wanted) => {
  expect(timing[name as keyof typeof timing]).toBe(wanted)
})

it("the list contains every delay", () => {
  expect(Object.keys(delays).toSorted()).toEqual(Object.keys(timing).toSorted())
})

it("the limits equal those of the specification", () => {
  expect({ notificationLimit: maxNotifications, pageSize, dashboardSize }).toEqual({
    notificationLimit: 5,
    pageSize: 10,
    dashboardSize: 5,
  })
})
