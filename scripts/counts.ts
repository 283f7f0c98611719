import { readFile, rm } from "node:fs/promises"
import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter"
import type { JsonTestResults } from "vitest/node"
import { root } from "./root.ts"

/** A failed test, the command that repeats it alone, and the beginning of its error, which may not appear a second time. */
interface Failure {
  readonly name: string
  readonly repeat: string
  readonly reason: string
}

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** The failed tests that have a name. */
  readonly failures?: readonly Failure[]
}

/** A suite that ran nothing, left no report or ended badly without naming a test has failed. */
export const settle = (counts: Counts | undefined, code: number): Counts => {
  if (counts === undefined) return { passed: 0, failed: 1 }
  const wrong = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return wrong ? { ...counts, failed: 1 } : counts
}

/** The result that `read` makes of a report in JSON; undefined when there is no report. */
export const readReport = async <Report, Result>(
  file: string,
  read: (report: Report) => Result,
): Promise<Result | undefined> => {
  const text = await readFile(file, "utf8").catch(() => undefined)
  return text === undefined ? undefined : read(JSON.parse(text) as Report)
}

/** Runs a program that writes its report to this file, and counts it. */
export const countRun = async <Report>(
  file: string,
  run: () => Promise<number>,
  count: (report: Report) => Counts,
): Promise<Counts> => {
  await rm(file, { force: true })
  const code = await run()
  return settle(await readReport(file, count), code)
}

const reasonOf = (message = ""): string =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 8)
    .join("\n")

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
/** Vitest reads the name of a test as a regular expression. */
const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** A file that did not even load counts as one failed test, and so does an error outside every test. */
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
        repeat: `${repeat} -t ${quoted(literal(fullName))}`,
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

/** A test that passed at the second try has failed. `command` is what runs these specs: "npm run e2e --". */
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
