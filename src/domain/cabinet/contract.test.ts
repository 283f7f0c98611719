import { describe, expect, it } from "vitest"
import { buildContract } from "#domain/fixtures/contract.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { findLastPage, offsetOf, parsePage } from "#domain/shared/paging.ts"
import { calculateContractPaidBackPercent, parseContractQuery, findStakeReturnDate } from "./contract.ts"

describe("the query of the contracts page", () => {
  it.each([
    [
      { state: "Active", page: "3" },
      { state: "Active", page: 3 },
    ],
    [
      { state: "Expired", page: null },
      { state: "Expired", page: 1 },
    ],
    [
      { state: null, page: null },
      { state: "All", page: 1 },
    ],
    [
      { state: "active", page: "2" },
      { state: "All", page: 2 },
    ],
    [
      { state: "Suspended", page: "x" },
      { state: "All", page: 1 },
    ],
  ])("is read from %o as %o", (asked, query) => {
    expect(parseContractQuery(asked)).toEqual(query)
  })
})

describe("the pages of a list", () => {
  it.each([
    ["1", 1],
    ["12", 12],
    ["0", 1],
    ["-1", 1],
    ["1.5", 1],
    ["1e3", 1],
    ["", 1],
    [null, 1],
    ["999999", 999_999],
    ["99999999999", 999_999],
  ])("are read from %s as page %i", (text, page) => {
    expect(parsePage(text)).toBe(page)
  })
  it("have ten entries, and begin with 1", () => {
    expect([offsetOf(1), offsetOf(4)]).toEqual([0, 30])
    expect([0, 1, 10, 11, 100].map(findLastPage)).toEqual([1, 1, 1, 2, 10])
  })
})

const money = (amount: string, currencyId: "usd" | "rub" = "usd") => ({ amount: decimal(amount), currencyId })
const cost = money("1245.5")

describe("the paid-back percentage of a contract", () => {
  it.each([
    ["0", "0"],
    ["124.55", "10"],
    ["137.0050", "11"],
    ["1868.25", "150"],
  ])("is, for %s of 1245.5 dollars, %s %%", (amount, percent) => {
    const share = calculateContractPaidBackPercent(buildContract({ cost, equivalentNet: money(amount) }))
    expect(share && toPlainDecimal(share)).toBe(percent)
  })
  it.each([
    ["without its cost", { cost: null }],
    ["without its payouts", { equivalentNet: null }],
    ["of a stake, which may be returned", { currencyId: "eth2" as const }],
    ["in another currency", { equivalentNet: money("1", "rub") }],
    ["of nothing", { cost: money("0") }],
  ])("is unknown %s", (_, more) => {
    expect(
      calculateContractPaidBackPercent(buildContract({ cost, equivalentNet: money("124.55"), ...more })),
    ).toBeNull()
  })
})

it.each([
  ["end", "2027-11-21T10:00:00Z", "2027-11-21T10:00:00Z"],
  ["end", null, null],
  ["never", "2027-11-21T10:00:00Z", null],
  ["unknown", "2027-11-21T10:00:00Z", null],
] as const)("a stake with the return %s and the end %s is returned on %s", (stakeReturn, endDate, date) => {
  expect(findStakeReturnDate({ stakeReturn, endDate })).toBe(date)
})
