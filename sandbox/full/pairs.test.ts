import { describe, expect, it } from "vitest"
import { createPairSchema } from "#sandbox/testing/pairs/pair-schema.ts"
import { listAllPairs } from "#sandbox/testing/pairs/pairs.ts"
import { runPairs } from "#sandbox/testing/pairs/run-pairs.ts"

const url = process.env["DATABASE_URL"] ?? ""

describe.skipIf(url === "")("two writing calls at once on PostgreSQL (needs DATABASE_URL)", () => {
  const random = new Set<string>()
  const schemas = Array.from({ length: 3 }, () => createPairSchema(url, random))

  it("have the same result as one after the other, for every pair", { timeout: 1_800_000 }, async () => {
    const started = performance.now()
    const pairs = listAllPairs()
    const { refused, wrong } = await runPairs(schemas, pairs)
    console.info(`${pairs.length} pairs, each in four ways, in ${Math.round((performance.now() - started) / 1000)} s`)
    // One call is refused even alone, because only an account without a password may set one without the current password.
    expect(refused).toEqual(["PATCH /profile/password without the present one: 400 IncorrectPassword password"])
    expect(wrong).toEqual([])
  })
})
