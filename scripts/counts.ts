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

/** Runs a program that writes its report to this file, and counts it. */
export const countRun = async (
  file: string,
  run: () => Promise<number>,
  read: (file: string) => Promise<Counts | undefined>,
): Promise<Counts> => {
  await rm(file, { force: true })
  const code = await run()
  return settle(await read(file), code)
}

const read = async <Report>(file: string): Promise<Report | undefined> => {
  const text = await readFile(file, "utf8").catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Report)
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
export const countVitest = ({ success, testResults }: JsonTestResults, projects: readonly string[]): Counts => {
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

export const readVitest = async (file: string, projects: readonly string[]): Promise<Counts | undefined> => {
  const report = await read<JsonTestResults>(file)
  return report && countVitest(report, projects)
}

export type PlaywrightSuite = Partial<Pick<JSONReportSuite, "specs" | "suites">>

export const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): readonly JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
]

/** A test that passed at the second try has failed. `command` is what runs these specs: "npm run e2e --". */
export const countPlaywright = (report: JSONReport, command: string): Counts => {
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

export const readPlaywright = async (file: string, command: string): Promise<Counts | undefined> => {
  const report = await read<JSONReport>(file)
  return report && countPlaywright(report, command)
}
