import { describe, expect, it } from "vitest"
import { parseContractQuery } from "./contract.ts"
import { lastPage, offsetOf, pageFrom } from "#domain/shared/paging.ts"

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
