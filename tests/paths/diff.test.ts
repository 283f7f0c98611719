import { expect, it } from "vitest"
import { comparePaths } from "#scripts/paths/diff.ts"

const step = (event: string, to: string) => ({ from: "ready", event, to, sent: { type: event } })
const file = (machine: string, ...paths: readonly (readonly ReturnType<typeof step>[])[]) => ({
  machine,
  paths: paths.map((steps) => ({ steps })),
})

it("tells new, gone and changed paths apart, whatever their numbers", () => {
  const before = [file("signIn", [step("a", "one")], [step("b", "two")]), file("old", [step("c", "three")])]
  const after = [file("signIn", [step("d", "four")], [step("a", "other")], [step("b", "two")])]
  expect(comparePaths(before, after)).toEqual([
    { machine: "old", what: "gone", path: "c → three" },
    { machine: "signIn", what: "changed", path: "a → other" },
    { machine: "signIn", what: "new", path: "d → four" },
  ])
})
