import { expect, it } from "vitest"
import { teaserDelay } from "./teaser-delay.ts"

it("waits 9 to 15 seconds for the first and 15 to 30 for each later one", () => {
  expect([0, 0.5, 1].map((chance) => teaserDelay(true, chance))).toEqual([9_000, 12_000, 15_000])
  expect([0, 0.5, 1].map((chance) => teaserDelay(false, chance))).toEqual([15_000, 22_500, 30_000])
  expect([-1, 2].map((chance) => teaserDelay(true, chance))).toEqual([9_000, 15_000])
})
