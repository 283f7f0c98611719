import { describe, expect, it } from "vitest"
import { cardState } from "./card-status"
import { cardInvoice, cardWithCode, invoiceOf } from "./fixtures/invoice"
import { callFailed } from "./failure"
import { inTrouble, nextPoll, noTrouble } from "./poll"
import { timing } from "./timing"

describe("a card's state", () => {
  it.each([
    ["Created", "created"], ["Prepared", "prepared"], ["Charged", "confirmed"], ["Reversed", "reversed"],
    ["Error", "error"], ["ConfirmationError", "error"], ["Rejected", "rejected"]
  ] as const)("%s is %s", (state, expected) => {
    expect(cardState(cardInvoice(state))).toBe(expected)
  })
  it.each([
    ["Charged", "confirmed"], ["Confirmed", "confirmed"], ["Reversed", "reversed"], ["Error", "error"], ["ConfirmationError", "error"]
  ] as const)("%s by the word alone is %s", (state, expected) => {
    const { requisites } = invoiceOf("btc")
    expect(cardState(invoiceOf("btc", { requisites: { ...requisites, state } }))).toBe(expected)
  })
  it("is needs confirmation while a code is asked for", () => {
    expect(cardState(cardWithCode())).toBe("needsConfirmation")
  })
  it("is prepared when the acquirer has created it, and there is nothing to open", () => {
    expect(cardState(cardInvoice("Created", { checkoutUrl: null }))).toBe("prepared")
  })
  it("is rejected by the word alone, and only while no code is asked for", () => {
    const { requisites } = invoiceOf("btc")
    const told = (needConfirmation: boolean) => cardState(invoiceOf("btc", { requisites: { ...requisites, state: "Rejected", needConfirmation } }))
    expect([told(false), told(true)]).toEqual(["rejected", "needsConfirmation"])
  })
})

describe("the next poll", () => {
  it("comes twice as late after each failure, at most a minute later", () => {
    const waits = [0, 1, 2, 3, 4, 5, 9].map((failures) => nextPoll(timing.statusPoll, { ...noTrouble, failures }))
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000])
  })
  it("comes no earlier than the server asks for", () => {
    const busy = inTrouble(noTrouble, callFailed("tooMany", { retryAfter: 90 }))
    expect(nextPoll(timing.cardPoll, busy)).toBe(90_000)
    expect(inTrouble(busy, callFailed("offline"))).toEqual({ failures: 2, retryAfter: null })
  })
})
