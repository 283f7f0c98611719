import { readFile, rm } from "node:fs/promises"
import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter"
import type { JsonTestResults } from "vitest/node"
import { escapeRegExp } from "./escape-reg-exp.ts"
import { root } from "./root.ts"

/**
 * A failed test, the command that repeats it alone, and the beginning of its error. The error may not appear a second
 * time.
 */
interface Failure {
  readonly name: string
  readonly repeat: string
  readonly reason: string
}

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** The failed tests that have a name. A crashed suite has none. */
  readonly failures?: readonly Failure[]
}

/** Counts a suite as failed if it ran nothing, left no report, or ended with an error but without a failed test. */
export const finalCounts = (counts: Counts | undefined, code: number): Counts => {
  if (counts === undefined) return { passed: 0, failed: 1 }
  const wrong = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return wrong ? { ...counts, failed: 1 } : counts
}

/** Reads a report in JSON and returns the result of `read`, or undefined if there is no report. */
export const readReport = async <Report, Result>(
  file: string,
  read: (report: Report) => Result,
): Promise<Result | undefined> => {
  const text = await readFile(file, "utf8").catch(() => undefined)
  return text === undefined ? undefined : read(JSON.parse(text) as Report)
}

/** Runs a program that writes its report to this file, and counts the results. */
export const countRun = async <Report>(
  file: string,
  run: () => Promise<number>,
  count: (report: Report) => Counts,
): Promise<Counts> => {
  await rm(file, { force: true })
  const code = await run()
  return finalCounts(await readReport(file, count), code)
}

const reasonOf = (message = ""): string =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 8)
    .join("\n")

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
/**
 * Counts the results of Vitest. A file that failed to load counts as one failed test, and so does an error outside of
 * every test.
 */
export const countVitest =
  (projects: readonly string[]) =>
  ({ success, testResults }: JsonTestResults): Counts => {
    const failures = testResults.flatMap(({ name, status, message, assertionResults }): readonly Failure[] => {
      const file = relative(root, name)
      const repeat = `npx vitest run ${projects.map((project) => `--project ${project}`).join(" ")} ${file}`
      const failed = assertionResults.filter((test) => test.status === "failed")
      if (status === "failed" && failed.length === 0) return [{ name: file, repeat, reason: reasonOf(message) }]
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        // Vitest reads the name of a test as a regular expression.
        repeat: `${repeat} -t ${quote(escapeRegExp(fullName))}`,
        reason: reasonOf(failureMessages?.[0]),
      }))
    })
    return {
      passed: testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === "passed").length,
      failed: failures.length === 0 && !success ? 1 : failures.length,
      failures,
    }
  }

type PlaywrightSuite = Partial<Pick<JSONReportSuite, "specs" | "suites">>

export const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): readonly JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
]

/**
 * Counts the results of Playwright. A test that passed only on a retry counts as failed. `command` runs these specs,
 * for example "npm run e2e --".
 */
export const countPlaywright =
  (command: string) =>
  (report: JSONReport): Counts => {
    const tests = specsIn(report).flatMap((spec) => spec.tests.map((test) => ({ ...spec, ...test })))
    const failures = tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ file, title, line, projectName, results }) => ({
        name: `${file} › ${title} [${projectName}]`,
        repeat: `${command} ${file}:${line} --project ${projectName}`,
        reason: reasonOf(results.find(({ error }) => error !== undefined)?.error?.message),
      }))
    const passed = tests.filter(({ status }) => status === "expected").length
    return { passed, failed: failures.length + report.errors.length, failures }
  }
