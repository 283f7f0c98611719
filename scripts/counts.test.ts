import { expect, it } from "vitest"
import { countPlaywright, countVitest, settle, sum } from "./counts.ts"

const vitest = { success: true, numPassedTests: 3, numFailedTests: 0, testResults: [] }
const unloaded = { name: "a.test.ts", status: "failed", assertionResults: [] }

it.each([
  ["all passed", vitest, { passed: 3, failed: 0 }],
  ["one failed", { ...vitest, success: false, numFailedTests: 1 }, { passed: 3, failed: 1 }],
  ["a file did not load", { ...vitest, success: false, testResults: [unloaded] }, { passed: 3, failed: 1 }],
  ["an error outside every test", { ...vitest, success: false }, { passed: 3, failed: 1 }],
])("of Vitest: %s", (_, report, expected) => {
  expect(countVitest(report)).toEqual(expected)
})

it("of Playwright: a test that passed at the second try has failed", () => {
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
    passed: 4,
    failed: 3,
  })
})

it.each([
  ["ran well", { passed: 2, failed: 0 }, 0, { passed: 2, failed: 0 }],
  ["ran no test", { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ["ended badly", { passed: 2, failed: 0 }, 1, { passed: 2, failed: 1 }],
  ["failed two tests", { passed: 2, failed: 2 }, 1, { passed: 2, failed: 2 }],
  ["left no report", undefined, 0, { passed: 0, failed: 1 }],
])("a suite that %s", (_, counts, code, expected) => {
  expect(settle(counts, code)).toEqual(expected)
})

it("add up", () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 2 })
})
