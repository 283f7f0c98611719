import { expect, it } from "vitest"
import { arithmeticCases, findDifferences } from "./cases.ts"

// `npm run test:full -- arithmetic` runs more cases. ARITHMETIC_CASES and ARITHMETIC_SEED set the number and the seed
// of the cases. The test checks each case twice: first the quantity determines the cost, and afterwards the cost
// determines the quantity.
const cases = Number(process.env["ARITHMETIC_CASES"] ?? 100_000)
const seed = Number(process.env["ARITHMETIC_SEED"] ?? 1)

it("the cases cover every product in usd, eur, rub and zar", () => {
  const names = new Set(arithmeticCases.map(({ offer }) => `${offer.productId} ${offer.currency}`))
  expect(names.size).toBe(7 * 4)
})

it(`the domain calculates like whole-number arithmetic: ${cases} cases, seed ${seed}`, { timeout: 1_200_000 }, () => {
  expect(findDifferences(cases / 2, seed)).toEqual([])
})
