import { expect, it } from "vitest"
import { findWrongEstimates } from "#tests/arithmetic/estimate-cases.ts"

const seed = Number(process.env["FULL_SEED"] ?? 1)

it(`the domain estimates like whole-number arithmetic: 200,000 purchases, seed ${seed}`, { timeout: 1_200_000 }, () => {
  expect(findWrongEstimates(200_000, seed)).toEqual([])
})
