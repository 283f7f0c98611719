import { describe, expect, it } from "vitest"
import { buildPayingOrder } from "#domain/fixtures/payment.ts"
import enDashboard from "#locales/en-US/cabinet/dashboard.json"
import enHistory from "#locales/en-US/money/history.json"
import ruDashboard from "#locales/ru-RU/cabinet/dashboard.json"
import ruHistory from "#locales/ru-RU/money/history.json"
import { calculateFirstPayoutDeadline, isFirstPayoutAhead } from "./first-payout.ts"

const bought = buildPayingOrder("Completed", { stateUpdate: "2026-11-21T10:00:00Z" })
const staked = { ...bought, items: bought.items.map((item) => ({ ...item, currencyId: "eth2" as const })) }

describe("the first payout", () => {
  it("is due within 24 hours of the purchase, or within days for a stake, and unknown without a purchase date", () => {
    expect([bought, staked, { ...bought, stateUpdate: null }].map(calculateFirstPayoutDeadline)).toEqual([
      "2026-11-22T10:00:00.000Z",
      "2026-11-25T10:00:00.000Z",
      null,
    ])
  })
  it.each([
    ["at once", "2026-11-21T10:00:00Z", [true, true]],
    ["a second before the end of a day", "2026-11-22T09:59:59Z", [true, true]],
    ["after a day", "2026-11-22T10:00:00Z", [false, true]],
    ["after a few days", "2026-11-25T10:00:00Z", [false, false]],
    ["after three months", "2027-02-21T10:00:00Z", [false, false]],
  ])("is still due or over %s", (_, now, ahead) => {
    expect([bought, staked].map((order) => isFirstPayoutAhead(order, now))).toEqual(ahead)
  })
  // Skips the pages that have another sentence for staking.
  it("is promised to everybody only in texts that name staking as an exception", () => {
    const texts = (value: object): readonly string[] =>
      Object.values(value).flatMap((value: unknown) =>
        typeof value === "object" && value !== null ? texts(value) : [String(value)],
      )
    const promised = (files: readonly object[], payout: RegExp) =>
      files.flatMap(texts).filter((text) => /\b24\b/.test(text) && payout.test(text))
    const english = promised([enDashboard, enHistory], /payout/i)
    const russian = promised([ruDashboard, ruHistory], /начислени/i)
    expect([english.length, russian.length]).toEqual([2, 2])
    expect(english.filter((text) => !/staking/.test(text))).toEqual([])
    expect(russian.filter((text) => !/стейкинг/.test(text))).toEqual([])
  })
  it("is not due for an unknown purchase date", () => {
    expect(isFirstPayoutAhead({ ...bought, stateUpdate: null }, "2026-11-21T10:00:00Z")).toBe(false)
  })
})
