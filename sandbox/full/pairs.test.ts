import { describe, expect, it } from "vitest"
import { runPairs } from "#sandbox/testing/pairs/run-pairs.ts"
import { useTrack } from "#sandbox/testing/pairs/track.ts"
import { allPairs } from "#sandbox/testing/pairs/units.ts"

const url = process.env["DATABASE_URL"] ?? ""

describe.skipIf(url === "")("two writing calls at once on PostgreSQL (needs DATABASE_URL)", () => {
  const random = new Set<string>()
  const tracks = Array.from({ length: 3 }, () => useTrack(url, random))

  it("of every pair do what one after the other does", { timeout: 1_800_000 }, async () => {
    const started = performance.now()
    const pairs = allPairs()
    const { refused, wrong } = await runPairs(tracks, pairs)
    console.info(`${pairs.length} pairs, each in four ways, in ${Math.round((performance.now() - started) / 1000)} s`)
    // One call is refused even alone, because only an account without a password may set one without the current password.
    expect(refused).toEqual(["PATCH /profile/password without the present one: 400 IncorrectPassword password"])
    expect(wrong).toEqual([])
  })
})
