import { expect, it } from "vitest"
import { sizeLines } from "./size-lines.ts"

const page = {
  name: "signIn",
  budget: 162.4,
  isOver: false,
  line: "✓ signIn: 162.37 KiB in 7 files, at most 162.4",
  changed: [],
}
const texts = "locales/en-US/account/account.json"
const signUp = { ...page, name: "signUp", isOver: true, line: "✗ signUp: 168.31 KiB in 8 files, at most 168.2" }
const noBudget = {
  ...page,
  name: "settings",
  budget: undefined,
  line: "✓ settings: 261 KiB in 18 files",
  changed: [texts],
}

it("shows only the sizes of pages that a change reaches", () => {
  expect(sizeLines([page, { ...page, name: "buy", changed: ["src/ui/a.tsx"] }, noBudget], false)).toEqual({
    isOver: false,
    lines: ["✓ size: signIn: 162.37 KiB in 7 files, at most 162.4"],
  })
  expect(sizeLines([page, noBudget], true).lines).toHaveLength(1)
  expect(sizeLines([page, noBudget], false).lines).toEqual(["✓ size: the change reaches no page that has a budget"])
})

it("explains what changed in a page over its budget, and what to do", () => {
  const { isOver, lines } = sizeLines([page, { ...signUp, changed: [texts] }], false)
  expect(isOver).toBe(true)
  expect(lines.slice(0, 2)).toEqual([
    "✗ size: signUp: 168.31 KiB in 8 files, at most 168.2",
    `    It loads, of what changed: ${texts}`,
  ])
  expect(lines.at(-1)).toContain("docs/adding-a-flow.md, Texts and sizes")
  expect(sizeLines([signUp], false).lines[1]).toContain("Nothing that changed is in it")
})
