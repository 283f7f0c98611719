import { describe, expect, it } from "vitest"
import { buildContract } from "#domain/fixtures/contract.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { lastPage, offsetOf, pageFrom } from "#domain/shared/paging.ts"
import { contractPaidBackPercent, parseContractQuery, stakeReturnDate } from "./contract.ts"

describe("the address of the contracts page", () => {
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
  ])("%o asks for %o", (asked, query) => {
    expect(parseContractQuery(asked)).toEqual(query)
  })
})

describe("pages", () => {
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
  ])("%s is page %i", (text, page) => {
    expect(pageFrom(text)).toBe(page)
  })
  it("hold ten entries, counted from one", () => {
    expect([offsetOf(1), offsetOf(4)]).toEqual([0, 30])
    expect([0, 1, 10, 11, 100].map(lastPage)).toEqual([1, 1, 1, 2, 10])
  })
})

const money = (amount: string, currencyId: "usd" | "rub" = "usd") => ({ amount: decimal(amount), currencyId })
const cost = money("1245.5")

describe("what a contract has paid back", () => {
  it.each([
    ["0", "0"],
    ["124.55", "10"],
    ["137.0050", "11"],
    ["1868.25", "150"],
  ])("%s of 1245.5 dollars are %s %%", (amount, percent) => {
    const share = contractPaidBackPercent(buildContract({ cost, equivalentNet: money(amount) }))
    expect(share && toPlainDecimal(share)).toBe(percent)
  })
  it.each([
    ["without its cost", { cost: null }],
    ["without its payouts", { equivalentNet: null }],
    ["of a stake, which may be returned", { currencyId: "eth2" as const }],
    ["in another currency", { equivalentNet: money("1", "rub") }],
    ["of nothing", { cost: money("0") }],
  ])("is unknown %s", (_, more) => {
    expect(contractPaidBackPercent(buildContract({ cost, equivalentNet: money("124.55"), ...more }))).toBeNull()
  })
})

it.each([
  ["end", "2027-11-21T10:00:00Z", "2027-11-21T10:00:00Z"],
  ["end", null, null],
  ["never", "2027-11-21T10:00:00Z", null],
  ["unknown", "2027-11-21T10:00:00Z", null],
] as const)("a stake whose return is %s comes back at the end, %s: %s", (stakeReturn, endDate, date) => {
  expect(stakeReturnDate({ stakeReturn, endDate })).toBe(date)
})
