import { readdirSync } from "node:fs"
import { expect, it } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { storiesWithBaselines } from "#scripts/visual/kept.ts"
import { devices } from "#scripts/visual/shoot.ts"

it("the repository has a picture of each kept story on each device, 150 at most, and no other", () => {
  const expected = storiesWithBaselines.flatMap((story) => devices.map(({ name }) => `${story}.${name}.png`))
  expect(readdirSync(inRoot("tests/visual/baselines")).toSorted()).toEqual(expected.toSorted())
  expect(expected.length).toBeLessThanOrEqual(150)
})
