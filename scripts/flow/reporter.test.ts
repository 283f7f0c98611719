import { expect, it, onTestFinished, vi } from "vitest"
import { shortenTypeErrors } from "#scripts/type-errors.ts"
import { describeUnknownName } from "#scripts/unknown-name.ts"
import { formatPart, shortenMessage } from "./reporter.ts"
import { printInOrder, groupOf } from "./test-groups.ts"

it("shows the differing lines without the rest of the values", () => {
  const diff =
    '- Expected\n+ Received\n\n  [\n-   "ready | form.submit | sending",\n+   "ready | form.submit | failed",\n    "other",\n  ]'
  expect(shortenMessage({ message: "expected [ …(2) ] to deeply equal [ …(2) ]", diff })).toEqual([
    "(- is expected, + is so)",
    '- "ready | form.submit | sending",',
    '+ "ready | form.submit | failed",',
  ])
  const comparison = "PATCH /a (docs/api.md: 204): expected [ 500 ] to deeply equal [ 404 ]"
  expect(
    shortenMessage({ message: comparison, diff: "- Expected\n+ Received\n\n  [\n-   404,\n+   500,\n  ]" }),
  ).toEqual(["PATCH /a (docs/api.md: 204)", "(- is expected, + is so)", "- 404,", "+ 500,"])
  expect(shortenMessage({ message: 'signIn: no way to reach "failed"' })).toEqual(['signIn: no way to reach "failed"'])
  expect(shortenMessage({ message: Array.from({ length: 20 }, String).join("\n") }).at(-1)).toBe("… 8 more lines")
  const cause = { message: "x.ts: Unexpected token" }
  expect(shortenMessage({ message: "Cannot import x.ts", cause })).toEqual([
    "Cannot import x.ts",
    "x.ts: Unexpected token",
  ])
})

it("shows problems that a test has worded unchanged", () => {
  const diff = '- Expected\n+ Received\n\n- []\n+ [\n+   "only the table has: a | \\"b\\" | c",\n+ ]'
  expect(shortenMessage({ message: "expected [ Array(1) ] to deeply equal []", diff })).toEqual([
    'only the table has: a | "b" | c',
  ])
})

it("shows the parts in order, each as soon as the previous ones are done", () => {
  const printed: string[] = []
  const end = printInOrder(
    ["tests/machines.test.ts", "tests/walks/walks-1.screen.test.tsx", "tests/states-tables.test.ts"],
    (file) => printed.push(groupOf(file)),
  )
  end("tests/machines.test.ts")
  expect(printed).toEqual([])
  end("tests/states-tables.test.ts")
  expect(printed).toEqual(["table", "machine"])
  end("tests/walks/walks-1.screen.test.tsx")
  expect(printed).toEqual(["table", "machine", "screen"])
})

it("suggests a longer timeout when a step timed out", () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv("STEP_TIMEOUT", "2000").stubEnv("VITE_WALK", "signIn,signUp")
  const hint = "2 s passed. On a busy machine: STEP_TIMEOUT=10000 npm run flow signIn signUp"
  const click = "locator.click: Timeout 2000ms exceeded."
  expect(shortenMessage({ message: click })).toEqual([click, hint])
  const cause = { message: "Matcher did not succeed in time." }
  expect(shortenMessage({ message: "not busy", cause })).toEqual(["not busy", cause.message, hint])
})

it.each([
  ["✓ table: 2 of 2", ["passed", "passed"], false, 0],
  ["✗ table: 1 of 2", ["passed", "failed"], false, 0],
  ["✗ table: 1 of 5, 3 not run after these failures", ["passed", "failed"], false, 3],
  ["– table: 1 of 2, not finished", ["passed", "pending"], false, 0],
  ["✗ table: 0 of 0", [], true, 0],
])("shows the line “%s”", (line, states, isBroken, left) => {
  expect(formatPart("table", states, isBroken, left)).toBe(line)
})

it("suggests the nearest names, and all of them when none is near", () => {
  const all = ["signIn", "signUp", "signOut", "contracts"]
  expect(describeUnknownName("machine", "singIn", all)).toBe('There is no machine "singIn". Did you mean signIn?')
  expect(describeUnknownName("machine", "contract", all)).toBe(
    'There is no machine "contract". Did you mean contracts?',
  )
  expect(describeUnknownName("machine", "withdrawal", all)).toBe(
    'There is no machine "withdrawal". There are: signIn, signUp, signOut, contracts.',
  )
})

it("shortens a compiler error to its first line and its innermost reason", () => {
  const type = `Type '{ ${"a: string; ".repeat(100)} }' is not assignable.`
  const [error] = shortenTypeErrors([
    `a.ts(1,1): error TS2322: ${type}`,
    "  Types differ.",
    "    Property 'error' is missing.",
  ])
  expect(error).toBe(`${`a.ts(1,1): error TS2322: ${type}`.slice(0, 300)}…\n    Property 'error' is missing.`)
})
