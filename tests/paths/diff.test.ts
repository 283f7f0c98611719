import { expect, it } from "vitest"
import { comparePaths } from "#scripts/paths/compare.ts"
import { formatDifferences } from "#scripts/paths/diff.ts"

const step = (event: string, to: string, sent: object = {}) => ({ from: "ready", event, to, sent })
const manual = (title: string, ...sees: readonly string[]) => ({
  title,
  preconditions: ['open http://localhost:4173/sandbox?setup=signIn-01-12345678 and press "Prepare"'],
  steps: sees.map((each) => ({ does: ['press "Go" (button)'], sees: [each] })),
})
const path = (
  id: string,
  steps: readonly ReturnType<typeof step>[],
  script: ReturnType<typeof manual> | null = null,
) => ({
  id,
  steps,
  manual: script,
})

it("distinguishes new, removed, changed and renumbered scripts, and shows the changed sentences", () => {
  const same = manual("Same", 'the screen shows "One"')
  const moved = { ...same, preconditions: same.preconditions.map((line) => line.replace("signIn-01", "signIn-02")) }
  const before = [
    {
      machine: "signIn",
      paths: [
        path("signIn-01", [step("b", "two")], same),
        path("signIn-02", [step("a", "one")], manual("T", "a", "old", "z")),
      ],
    },
    { machine: "old", paths: [path("old-01", [step("c", "three")])] },
  ]
  const after = [
    {
      machine: "signIn",
      paths: [
        path("signIn-01", [step("d", "four")], manual("New", "x")),
        path("signIn-02", [step("b", "two")], moved),
        path("signIn-03", [step("a", "other", { with: "a new sample" })], manual("T", "a", "new", "z")),
      ],
    },
  ]
  expect(comparePaths(before, after)).toEqual([
    { machine: "old", kind: "gone", id: "old-01", was: null, title: "", lines: [] },
    { machine: "signIn", kind: "renumbered", id: "signIn-02", was: "signIn-01", title: "Same", lines: [] },
    { machine: "signIn", kind: "new", id: "signIn-01", was: null, title: "New", lines: [] },
    { machine: "signIn", kind: "changed", id: "signIn-03", was: "signIn-02", title: "T", lines: ["- Old", "+ New"] },
  ])
})

it("shows a renamed state if no sentence changed, and a changed preparation", () => {
  const script = manual("T", "a")
  const other = { ...script, preconditions: [script.preconditions[0]!.replace("12345678", "87654321")] }
  const files = (to: string, written: typeof script | null) => [
    { machine: "signIn", paths: [path("signIn-01", [step("a", to)], written)] },
  ]
  const linesOf = (...[before, after]: Parameters<typeof comparePaths>) =>
    comparePaths(before, after).map(({ lines }) => lines)
  expect(linesOf(files("sending", script), files("asking", script))).toEqual([["- a → sending", "+ a → asking"]])
  expect(linesOf(files("sending", script), files("sending", other))).toEqual([
    [
      '- Open http://localhost:4173/sandbox?setup=…-12345678 and press "Prepare"',
      '+ Open http://localhost:4173/sandbox?setup=…-87654321 and press "Prepare"',
    ],
  ])
  expect(linesOf(files("sending", script), files("sending", script))).toEqual([])
})

it("shows a change that several scripts of a machine share only once", () => {
  const changed = (machine: string, id: string) =>
    ({ machine, kind: "changed", id, was: null, title: "T", lines: ["- a", "+ b"] }) as const
  const added = {
    machine: "signIn",
    kind: "renumbered",
    id: "signIn-09",
    was: "signIn-08",
    title: "Sign-in: done",
    lines: [],
  } as const
  expect(
    formatDifferences([
      changed("signIn", "signIn-01"),
      changed("signIn", "signIn-02"),
      changed("theme", "theme-01"),
      added,
    ]),
  ).toEqual([
    "changed: signIn-01, signIn-02",
    "  - a",
    "  + b",
    "changed: theme-01: T",
    "  - a",
    "  + b",
    "renumbered: signIn-09 (was signIn-08): Sign-in: done",
    "0 new, 0 gone, 3 changed, 1 renumbered",
  ])
})
