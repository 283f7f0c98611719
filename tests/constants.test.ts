import { expect, it } from "vitest"
import { notificationLimit } from "../src/domain/notification"
import { pageSize } from "../src/domain/paging"
import { timing } from "../src/domain/timing"

const second = 1_000
const minute = 60 * second

/** The specification's delays. Elsewhere a delay is only known by its name: a wrong number would pass every path. */
const delays: Readonly<Record<string, number>> = {
  promoCheckDebounce: 500,
  itemPatchDebounce: 700,
  statusPoll: 5 * second,
  rateFreeze: 120 * minute,
  notificationShown: 10 * second,
  chunkTimeout: 120 * second,
  methodsRefresh: minute,
  setPasswordDelay: 3 * second,
  // The specification leaves these open. A call that takes longer counts as lost.
  copyShown: 2 * second,
  clockTick: second,
  marketingCheck: 24 * 60 * minute,
  callTimeout: 20 * second,
}

it.each(Object.entries(delays))("%s is %i ms", (name, wanted) => {
  expect(timing[name as keyof typeof timing]).toBe(wanted)
})

it("says the number of each delay there is", () => {
  expect(Object.keys(delays).toSorted()).toEqual(Object.keys(timing).toSorted())
})

it("has the specification's limits", () => {
  expect({ notificationLimit, pageSize }).toEqual({ notificationLimit: 5, pageSize: 10 })
})
