import { expect, it } from "vitest"
import { countPlaywright, countVitest, finalCounts } from "./counts.ts"
import { inRoot } from "./root.ts"

it("counts each failed Vitest test and each file that did not load, with the command that repeats it", () => {
  const testResults = [
    {
      name: inRoot("tests/a.test.ts"),
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "adds" },
        { status: "failed", fullName: "it's (so)", failureMessages: ["expected 1\n\n    at a.test.ts:3"] },
      ],
    },
    { name: inRoot("tests/b.test.ts"), status: "failed", message: "SyntaxError: no\n  at x", assertionResults: [] },
  ]
  expect(countVitest(["unit"])({ success: false, testResults } as never)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      {
        name: "tests/a.test.ts › it's (so)",
        repeat: String.raw`npx vitest run --project unit tests/a.test.ts -t 'it'\''s \(so\)'`,
        reason: "expected 1\n    at a.test.ts:3",
      },
      {
        name: "tests/b.test.ts",
        repeat: "npx vitest run --project unit tests/b.test.ts",
        reason: "SyntaxError: no\n  at x",
      },
    ],
  })
})

it("counts a Vitest error outside every test", () => {
  const testResults = [
    { name: "a.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "adds" }] },
  ]
  expect(countVitest([])({ success: true, testResults } as never)).toMatchObject({ passed: 1, failed: 0 })
  expect(countVitest([])({ success: false, testResults } as never)).toMatchObject({ passed: 1, failed: 1 })
})

it("counts each Playwright test that failed or passed only at the second try, and an error outside every test", () => {
  const spec = (title: string, line: number, status: string) => ({
    title,
    line,
    file: "buying.spec.ts",
    ok: status === "expected",
    tests: [
      {
        projectName: "ru-RU",
        status,
        results: [{ duration: 1, error: { message: "\u001B[31mno page\u001B[39m" }, attachments: [] }],
      },
    ],
  })
  const suites = [
    {
      specs: [spec("buys", 3, "expected")],
      suites: [{ specs: [spec("pays", 9, "unexpected"), spec("waits", 12, "flaky"), spec("skips", 15, "skipped")] }],
    },
  ]
  expect(countPlaywright("npm run e2e --")({ suites, errors: [{}] } as never)).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      {
        name: "buying.spec.ts › pays [ru-RU]",
        repeat: "npm run e2e -- buying.spec.ts:9 --project ru-RU",
        reason: "no page",
      },
      {
        name: "buying.spec.ts › waits [ru-RU]",
        repeat: "npm run e2e -- buying.spec.ts:12 --project ru-RU",
        reason: "no page",
      },
    ],
  })
})

it.each([
  ["ran well", { passed: 2, failed: 0 }, 0, { passed: 2, failed: 0 }],
  ["ran no test", { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ["ended badly", { passed: 2, failed: 0 }, 1, { passed: 2, failed: 1 }],
  ["failed two tests", { passed: 2, failed: 2 }, 1, { passed: 2, failed: 2 }],
  ["left no report", undefined, 0, { passed: 0, failed: 1 }],
])("counts a suite that %s", (_, counts, code, expected) => {
  expect(finalCounts(counts, code)).toEqual(expected)
})
