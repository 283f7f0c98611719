import { describe, expect, it } from "vitest"
import { buildInvoice } from "#domain/fixtures/invoice.ts"
import { orderLike } from "#domain/fixtures/order.ts"
import { payingOrder } from "#domain/fixtures/payment.ts"
import { isOrderChangeable, orderPageFor } from "./order-place.ts"
import { isStaking, effectiveOrderState } from "./order-state.ts"
import { orderStates } from "./order.ts"

const places = {
  Created: "calculator",
  Assigned: "calculator",
  Issued: "status",
  UnderPaid: "status",
  OverPaid: "status",
  Completed: "order",
  Expired: "order",
} as const

describe.each(orderStates)("an order that is %s", (state) => {
  it("is shown as what it is, and once its time is over as Expired, unless it is paid", () => {
    const paid = state === "Completed" || state === "OverPaid"
    expect(effectiveOrderState(orderLike({ state }))).toBe(state)
    expect(effectiveOrderState(orderLike({ state, expired: true }))).toBe(paid ? state : "Expired")
  })
  it("is looked at on the page of its state", () => {
    expect(orderPageFor(orderLike({ state }))).toBe(places[state])
    expect(orderPageFor(orderLike({ state, expired: true }))).toBe(state === "OverPaid" ? "status" : "order")
  })
})

it("changes until money moves", () => {
  expect(orderStates.filter((state) => isOrderChangeable(orderLike({ state })))).toEqual([
    "Created",
    "Assigned",
    "Issued",
  ])
  const flags = { isCardPrepared: false, isCardNeedConfirmation: false, isCardConfirmed: false }
  const withCard = (flag: Partial<typeof flags>) =>
    isOrderChangeable(
      payingOrder("Issued", { invoice: { ...buildInvoice("btc"), paymentType: "CreditCard", ...flags, ...flag } }),
    )
  expect(
    [{}, { isCardPrepared: true }, { isCardNeedConfirmation: true }, { isCardConfirmed: true }].map(withCard),
  ).toEqual([true, false, false, false])
  expect(isOrderChangeable(orderLike({ state: "Issued", expired: true }))).toBe(false)
})

it("is staking by its coin", () => {
  expect([orderLike({}, { currencyId: "eth2" }), orderLike({}, { currencyId: "eth" })].map(isStaking)).toEqual([
    true,
    false,
  ])
})
