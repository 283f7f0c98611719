import { describe, expect, it } from "vitest"
import { contractOf } from "#domain/fixtures/contract.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { paidBackPercent } from "./contract.ts"

const money = (amount: string, currencyId: "usd" | "rub" = "usd") => ({ amount: decimal(amount), currencyId })
const cost = money("1245.5")

describe("what a contract has paid back", () => {
  it.each([
    ["0", "0"],
    ["124.55", "10"],
    ["137.0050", "11"],
    ["1868.25", "150"],
  ])("%s of 1245.5 dollars are %s %%", (amount, percent) => {
    const share = paidBackPercent(contractOf({ cost, equivalentNet: money(amount) }))
    expect(share && toPlainDecimal(share)).toBe(percent)
  })
  it.each([
    ["without its cost", { cost: null }],
    ["without its payouts", { equivalentNet: null }],
    ["of a stake, which may be returned", { currencyId: "eth2" as const }],
    ["in another currency", { equivalentNet: money("1", "rub") }],
    ["of nothing", { cost: money("0") }],
  ])("is unknown %s", (_, more) => {
    expect(paidBackPercent(contractOf({ cost, equivalentNet: money("124.55"), ...more }))).toBeNull()
  })
})
