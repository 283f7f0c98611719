import { describe, expect, it } from "vitest"
import { buildInvoice } from "#domain/fixtures/invoice.ts"
import { buildOrder } from "#domain/fixtures/order.ts"
import { buildPayingOrder } from "#domain/fixtures/payment.ts"
import { isOrderChangeable, chooseOrderPage } from "./order-page.ts"
import { isStaking, deriveOrderState } from "./order-state.ts"
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
  it("is shown in its state, or as Expired after its time unless it is paid", () => {
    const paid = state === "Completed" || state === "OverPaid"
    expect(deriveOrderState(buildOrder({ state }))).toBe(state)
    expect(deriveOrderState(buildOrder({ state, expired: true }))).toBe(paid ? state : "Expired")
  })
  it("opens on the page of its state", () => {
    expect(chooseOrderPage(buildOrder({ state }))).toBe(places[state])
    expect(chooseOrderPage(buildOrder({ state, expired: true }))).toBe(state === "OverPaid" ? "status" : "order")
  })
})

it("can be changed until a payment arrives", () => {
  expect(orderStates.filter((state) => isOrderChangeable(buildOrder({ state })))).toEqual([
    "Created",
    "Assigned",
    "Issued",
  ])
  const flags = { isCardPrepared: false, isCardNeedConfirmation: false, isCardConfirmed: false }
  const withCard = (flag: Partial<typeof flags>) =>
    isOrderChangeable(
      buildPayingOrder("Issued", { invoice: { ...buildInvoice("btc"), paymentType: "CreditCard", ...flags, ...flag } }),
    )
  expect(
    [{}, { isCardPrepared: true }, { isCardNeedConfirmation: true }, { isCardConfirmed: true }].map(withCard),
  ).toEqual([true, false, false, false])
  expect(isOrderChangeable(buildOrder({ state: "Issued", expired: true }))).toBe(false)
})

it("is staking if its coin is", () => {
  expect([buildOrder({}, { currencyId: "eth2" }), buildOrder({}, { currencyId: "eth" })].map(isStaking)).toEqual([
    true,
    false,
  ])
})
