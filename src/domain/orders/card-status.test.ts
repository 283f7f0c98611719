import { describe, expect, it } from "vitest"
import { buildCardInvoice, buildCardWithCode, buildInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, buildPayingOrder } from "#domain/fixtures/payment.ts"
import { choosePaymentScreen } from "#domain/payments/payment-status.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { countFailedPoll, calculateNextPollDelay, noPollBackoff } from "#domain/shared/poll.ts"
import { timing } from "#domain/shared/timing.ts"
import { deriveCardState, hasChargedCard, isCompleting } from "./card-status.ts"
import { deriveSettlementMode, listOrderActions, isAcceptable } from "./order-actions.ts"

describe("the state of a card", () => {
  it.each([
    ["Created", "created"],
    ["Prepared", "prepared"],
    ["Charged", "confirmed"],
    ["Reversed", "reversed"],
    ["Error", "error"],
    ["ConfirmationError", "error"],
    ["Rejected", "rejected"],
  ] as const)("is, for %s, %s", (state, expected) => {
    expect(deriveCardState(buildCardInvoice(state))).toBe(expected)
  })
  it.each([
    ["Charged", "confirmed"],
    ["Confirmed", "confirmed"],
    ["Reversed", "reversed"],
    ["Error", "error"],
    ["ConfirmationError", "error"],
  ] as const)("is, for %s without flags, %s", (state, expected) => {
    const { requisites } = buildInvoice("btc")
    expect(deriveCardState(buildInvoice("btc", { requisites: { ...requisites, state } }))).toBe(expected)
  })
  it("is needsConfirmation while a code is required", () => {
    expect(deriveCardState(buildCardWithCode())).toBe("needsConfirmation")
  })
  it("is prepared if the acquirer has created it and there is no page to open", () => {
    expect(deriveCardState(buildCardInvoice("Created", { checkoutUrl: null }))).toBe("prepared")
  })
  it("is rejected without flags, but only while no code is required", () => {
    const { requisites } = buildInvoice("btc")
    const stateOf = (needConfirmation: boolean) =>
      deriveCardState(buildInvoice("btc", { requisites: { ...requisites, state: "Rejected", needConfirmation } }))
    expect([stateOf(false), stateOf(true)]).toEqual(["rejected", "needsConfirmation"])
  })
})

describe("the next poll", () => {
  it("doubles its delay after each failure, up to a minute", () => {
    const waits = [0, 1, 2, 3, 4, 5, 9].map((failures) =>
      calculateNextPollDelay(timing.statusPoll, { ...noPollBackoff, failures }),
    )
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000])
  })
  it("is not earlier than Retry-After", () => {
    const busy = countFailedPoll(noPollBackoff, callFailed("tooMany", { retryAfter: 90 }))
    expect(calculateNextPollDelay(timing.cardPoll, busy)).toBe(90_000)
    expect(countFailedPoll(busy, callFailed("offline"))).toEqual({ failures: 2, retryAfter: null })
  })
})

describe("a charged card", () => {
  const charged = buildInvoicedOrder("Issued", buildCardInvoice("Charged"))
  it.each([
    ["Issued", charged],
    ["UnderPaid", buildInvoicedOrder("UnderPaid", buildCardInvoice("Charged"))],
    ["by the flag alone", buildInvoicedOrder("Issued", { ...buildCardInvoice("Prepared"), isCardConfirmed: true })],
    ["without its invoice", { ...charged, invoice: null }],
  ])("waits for its order to be completed: %s", (_, order) => {
    expect([
      isCompleting(order),
      choosePaymentScreen(order),
      listOrderActions(order),
      isAcceptable(order),
      deriveSettlementMode(order),
    ]).toEqual([true, "card", ["follow"], false, null])
  })
  it.each([
    ["a card that was not charged", buildInvoicedOrder("Issued", buildCardInvoice("Prepared"))],
    ["a reversed one", buildInvoicedOrder("Issued", buildCardInvoice("Reversed"))],
    [
      "coins that came in",
      buildInvoicedOrder(
        "UnderPaid",
        buildInvoice("btc", { requisites: { ...buildInvoice("btc").requisites, state: "Charged" } }),
      ),
    ],
    ["a completed order", buildInvoicedOrder("Completed", buildCardInvoice("Charged"))],
    ["an expired order", buildInvoicedOrder("Issued", buildCardInvoice("Charged"), { expired: true })],
    ["an order without a way to pay", buildPayingOrder("Issued")],
  ])("is not recognized in %s", (_, order) => {
    expect(isCompleting(order)).toBe(false)
  })
  it("remains charged when the order expires", () => {
    expect(hasChargedCard(buildInvoicedOrder("Issued", buildCardInvoice("Charged"), { expired: true }))).toBe(true)
  })
})
