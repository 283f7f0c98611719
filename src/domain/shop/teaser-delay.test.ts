import { expect, it } from "vitest"
import { calculateTeaserDelay } from "./teaser-delay.ts"

it("returns 9 to 15 seconds for the first teaser and 15 to 30 for later ones", () => {
  expect([0, 0.5, 1].map((chance) => calculateTeaserDelay(true, chance))).toEqual([9_000, 12_000, 15_000])
  expect([0, 0.5, 1].map((chance) => calculateTeaserDelay(false, chance))).toEqual([15_000, 22_500, 30_000])
  expect([-1, 2].map((chance) => calculateTeaserDelay(true, chance))).toEqual([9_000, 15_000])
})
