import { expect, it } from "vitest"
import { findWrongEstimates } from "./estimate-cases.ts"

// `npm run test:full -- arithmetic` checks more purchases.
it("the domain estimates like whole-number arithmetic: 3,000 purchases", () => {
  expect(findWrongEstimates(3_000, 1)).toEqual([])
})
