import { expect, it } from "vitest"
import { wrongEstimates } from "#tests/arithmetic/estimate-cases.ts"

const seed = Number(process.env["FULL_SEED"] ?? 1)

it(`estimates as whole-number arithmetic does: 200,000 purchases, seed ${seed}`, { timeout: 1_200_000 }, () => {
  expect(wrongEstimates(200_000, seed)).toEqual([])
})
