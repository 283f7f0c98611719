import { expect, it } from "vitest"
import { wrongEstimates } from "./estimate-cases.ts"

// `npm run test:full -- arithmetic` checks more purchases.
it("estimates as whole-number arithmetic does: 3,000 purchases", () => {
  expect(wrongEstimates(3_000, 1)).toEqual([])
})
