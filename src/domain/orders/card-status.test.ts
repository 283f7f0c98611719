import { describe, expect, it } from "vitest"
import { cardInvoice, cardWithCode, buildInvoice } from "#domain/fixtures/invoice.ts"
import { invoicedOrder, payingOrder } from "#domain/fixtures/payment.ts"
import { paymentScreen } from "#domain/payments/payment-status.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { afterFailedPoll, nextPollDelay, noPollTrouble } from "#domain/shared/poll.ts"
import { timing } from "#domain/shared/timing.ts"
import { cardState, hasChargedCard, isCompleting } from "./card-status.ts"
import { settlementMode, availableOrderActions, isAcceptable } from "./order-actions.ts"

describe("a card's state", () => {
  it.each([
    ["Created", "created"],
    ["Prepared", "prepared"],
    ["Charged", "confirmed"],
    ["Reversed", "reversed"],
    ["Error", "error"],
    ["ConfirmationError", "error"],
    ["Rejected", "rejected"],
  ] as const)("%s is %s", (state, expected) => {
    expect(cardState(cardInvoice(state))).toBe(expected)
  })
  it.each([
    ["Charged", "confirmed"],
    ["Confirmed", "confirmed"],
    ["Reversed", "reversed"],
    ["Error", "error"],
    ["ConfirmationError", "error"],
  ] as const)("%s by the word alone is %s", (state, expected) => {
    const { requisites } = buildInvoice("btc")
    expect(cardState(buildInvoice("btc", { requisites: { ...requisites, state } }))).toBe(expected)
  })
  it("is needs confirmation while a code is asked for", () => {
    expect(cardState(cardWithCode())).toBe("needsConfirmation")
  })
  it("is prepared when the acquirer has created it, and there is nothing to open", () => {
    expect(cardState(cardInvoice("Created", { checkoutUrl: null }))).toBe("prepared")
  })
  it("is rejected by the word alone, and only while no code is asked for", () => {
    const { requisites } = buildInvoice("btc")
    const stateOf = (needConfirmation: boolean) =>
      cardState(buildInvoice("btc", { requisites: { ...requisites, state: "Rejected", needConfirmation } }))
    expect([stateOf(false), stateOf(true)]).toEqual(["rejected", "needsConfirmation"])
  })
})

describe("the next poll", () => {
  it("doubles its delay after each failure, up to a minute", () => {
    const waits = [0, 1, 2, 3, 4, 5, 9].map((failures) =>
      nextPollDelay(timing.statusPoll, { ...noPollTrouble, failures }),
    )
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000])
  })
  it("is not earlier than Retry-After", () => {
    const busy = afterFailedPoll(noPollTrouble, callFailed("tooMany", { retryAfter: 90 }))
    expect(nextPollDelay(timing.cardPoll, busy)).toBe(90_000)
    expect(afterFailedPoll(busy, callFailed("offline"))).toEqual({ failures: 2, retryAfter: null })
  })
})

describe("a charged card", () => {
  const charged = invoicedOrder("Issued", cardInvoice("Charged"))
  it.each([
    ["Issued", charged],
    ["UnderPaid", invoicedOrder("UnderPaid", cardInvoice("Charged"))],
    ["by the flag alone", invoicedOrder("Issued", { ...cardInvoice("Prepared"), isCardConfirmed: true })],
    ["without its invoice", { ...charged, invoice: null }],
  ])("has its order completed: %s", (_, order) => {
    expect([
      isCompleting(order),
      paymentScreen(order),
      availableOrderActions(order),
      isAcceptable(order),
      settlementMode(order),
    ]).toEqual([true, "card", ["follow"], false, null])
  })
  it.each([
    ["a card that was not charged", invoicedOrder("Issued", cardInvoice("Prepared"))],
    ["a reversed one", invoicedOrder("Issued", cardInvoice("Reversed"))],
    [
      "coins that came in",
      invoicedOrder(
        "UnderPaid",
        buildInvoice("btc", { requisites: { ...buildInvoice("btc").requisites, state: "Charged" } }),
      ),
    ],
    ["a completed order", invoicedOrder("Completed", cardInvoice("Charged"))],
    ["an expired order", invoicedOrder("Issued", cardInvoice("Charged"), { expired: true })],
    ["an order without a way to pay", payingOrder("Issued")],
  ])("is not: %s", (_, order) => {
    expect(isCompleting(order)).toBe(false)
  })
  it("stays charged when the order's time runs out", () => {
    expect(hasChargedCard(invoicedOrder("Issued", cardInvoice("Charged"), { expired: true }))).toBe(true)
  })
})
