import { describe, expect, it } from "vitest"
import { contractDetails } from "#domain/fixtures/contract.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { paidBackPercent } from "./contract-details.ts"

const net = (amount: string, currencyId: "usd" | "rub" = "usd") => ({ amount: decimal(amount), currencyId })

describe("what a contract has paid back", () => {
  it.each([
    ["0", "0"],
    ["124.55", "10"],
    ["137.0050", "11"],
    ["1868.25", "150"],
  ])("%s of 1245.5 dollars are %s %%", (amount, percent) => {
    const share = paidBackPercent({ ...contractDetails, equivalentNet: net(amount) })
    expect(share && toPlainDecimal(share)).toBe(percent)
  })
  it.each([
    ["without its order", { ...contractDetails, order: null }],
    [
      "of a stake, which may be returned",
      { ...contractDetails, contract: { ...contractDetails.contract, currencyId: "eth2" as const } },
    ],
    ["in another currency", { ...contractDetails, equivalentNet: net("1", "rub") }],
    ["of nothing", { ...contractDetails, order: { ...contractDetails.order!, cost: net("0") } }],
  ])("is unknown %s", (_, details) => {
    expect(paidBackPercent(details)).toBeNull()
  })
})
