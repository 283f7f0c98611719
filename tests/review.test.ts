import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { reviewFileOf } from "#scripts/generate/review.ts"
import { flows } from "#scripts/paths/flows.ts"
import { inRoot, root } from "#scripts/root.ts"

it("every verdict in review/ belongs to an existing state", () => {
  const expected = new Map(flows().map(({ name, model }) => [reviewFileOf(name), model.states as readonly string[]]))
  const wrong = globSync("review/*.json", { cwd: root }).flatMap((file) =>
    (JSON.parse(readFileSync(inRoot(file), "utf8")) as ReadonlyArray<{ readonly state: string }>)
      .filter(({ state }) => !expected.get(file)?.includes(state))
      .map(({ state }) => `${file}: ${state}`),
  )
  expect(wrong).toEqual([])
})
