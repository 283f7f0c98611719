import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { flows } from "#scripts/paths/flows.ts"
import { findUnreadFigures } from "#scripts/paths/walk/unread.ts"
import { inRoot } from "#scripts/root.ts"
import { isChosen } from "#tests/chosen.ts"

const recorded = JSON.parse(readFileSync(inRoot("tests/paths/unread.json"), "utf8")) as Readonly<
  Record<string, Readonly<Record<string, number>>>
>

it.each(
  flows()
    .filter(({ name }) => isChosen(name))
    .map((flow) => [flow.name, flow] as const),
)("the walk of %s reads all figures except those in tests/paths/unread.json", async (name, flow) => {
  const unread = [...(await findUnreadFigures(flow))]
  expect(unread.filter(([state, figures]) => figures.length > (recorded[name]?.[state] ?? 0))).toEqual([])
})

it("a figure that the walk does not read in a state is reported", async () => {
  const estimate = flows().find(({ name }) => name === "estimate")!
  const state = "ready"
  const read = (await findUnreadFigures(estimate)).get(state)
  const walk = { ...estimate.walk, states: { ...estimate.walk.states, [state]: () => Promise.resolve() } }
  const unread = (await findUnreadFigures({ ...estimate, walk })).get(state)
  expect([read?.includes("$242.16"), unread?.includes("$242.16")]).toEqual([false, true])
})
