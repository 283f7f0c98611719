import { writeFileSync } from "node:fs"
import { relative } from "node:path"
import type { Reporter, TestCase, TestModule } from "vitest/node"
import { inRoot, root } from "#scripts/root.ts"

/** By the full name of a failed test: its screenshots, as paths from the project's folder. */
export type FailureScreenshots = Readonly<Record<string, readonly string[]>>

export const screenshotsFile = inRoot("reports/paths-screenshots.json")

const screenshotsOf = (test: TestCase): readonly string[] =>
  test
    .artifacts()
    .flatMap(({ attachments = [] }) => attachments)
    .flatMap(({ contentType, path }) => (contentType === "image/png" && path ? [relative(root, path)] : []))

/** Vitest's JSON report leaves screenshots out. Vitest loads the default export of a reporter's file. */
// oxlint-disable-next-line import/no-default-export
export default class FailureScreenshotReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const failed = modules.flatMap(({ children }) => [...children.allTests("failed")])
    const found: FailureScreenshots = Object.fromEntries(failed.map((test) => [test.fullName, screenshotsOf(test)]))
    writeFileSync(screenshotsFile, JSON.stringify(found))
  }
}
