import { expect, it } from "vitest"
import { failuresOfPlaywright, failuresOfVitest } from "./failures.ts"
import { inRoot } from "./root.ts"

it("of Vitest: each failed test, and a file that did not load, with the command that repeats it", () => {
  const files = [
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
  expect(failuresOfVitest(files, ["unit"])).toEqual([
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
  ])
})

it("of Playwright: each test that failed, or passed at the second try, in its locale", () => {
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
      suites: [{ specs: [spec("pays", 9, "unexpected"), spec("waits", 12, "flaky")] }],
    },
  ]
  expect(failuresOfPlaywright(suites, "npm run e2e --")).toEqual([
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
  ])
})
