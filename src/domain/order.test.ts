import { describe, expect, it } from "vitest"
import { orderLike } from "./fixtures/order"
import { isStaking, orderStates, shownState } from "./order"
import { placeOf } from "./order-place"

const places = {
  Created: "calculator", Assigned: "calculator", Issued: "status", UnderPaid: "status", OverPaid: "status", Completed: "order", Expired: "order"
} as const

describe.each(orderStates)("an order that is %s", (state) => {
  it("is shown as what it is, and once its time is over as Expired, unless it is paid", () => {
    const paid = state === "Completed" || state === "OverPaid"
    expect(shownState(orderLike({ state }))).toBe(state)
    expect(shownState(orderLike({ state, expired: true }))).toBe(paid ? state : "Expired")
  })
  it("is looked at on the page of its state", () => {
    expect(placeOf(orderLike({ state }))).toBe(places[state])
    expect(placeOf(orderLike({ state, expired: true }))).toBe(state === "OverPaid" ? "status" : "order")
  })
})

it("is staking by its coin", () => {
  expect([orderLike({}, { currencyId: "eth2" }), orderLike({}, { currencyId: "eth" })].map(isStaking)).toEqual([true, false])
})
