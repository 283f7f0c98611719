import { expect, it } from "vitest"
import { wrongEstimates } from "#tests/arithmetic/estimate-cases.ts"

const seed = Number(process.env["FULL_SEED"] ?? 1)

it(`estimates as whole-number arithmetic does: 1,000,000 purchases, seed ${seed}`, { timeout: 1_200_000 }, () => {
  expect(wrongEstimates(1_000_000, seed)).toEqual([])
})
