import { readFile } from "node:fs/promises"
import {
  type Failure,
  failuresOfPlaywright,
  failuresOfVitest,
  type PlaywrightSuite,
  type VitestFile,
} from "./failures.ts"

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** The failed tests that have a name. */
  readonly failures?: readonly Failure[]
  /** When the first test began, in milliseconds since 1970: until then programs, servers and browsers start. */
  readonly began?: number
}

type Vitest = {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly (VitestFile & { readonly startTime?: number })[]
}
type Stats = { readonly expected: number; readonly unexpected: number; readonly flaky: number }
type Playwright = {
  readonly stats: Stats & { readonly startTime: string }
  readonly errors: readonly unknown[]
  readonly suites: readonly PlaywrightSuite[]
}

/** A file that did not even load counts as one failed test, and so does an error outside every test. */
export const countVitest = (report: Vitest): Counts => {
  const unloaded = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0)
  const failed = report.numFailedTests + unloaded.length
  return { passed: report.numPassedTests, failed: failed === 0 && !report.success ? 1 : failed }
}

export const countPlaywright = ({
  stats,
  errors,
}: {
  readonly stats: Stats
  readonly errors: readonly unknown[]
}): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

/** A suite that ran nothing, left no report or ended badly without naming a test has failed. */
export const settle = (counts: Counts | undefined, code: number): Counts => {
  if (counts === undefined) return { passed: 0, failed: 1 }
  const wrong = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return wrong ? { ...counts, failed: 1 } : counts
}

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
})

const read = async <Report>(path: string): Promise<Report | undefined> => {
  const text = await readFile(path, "utf8").catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Report)
}

export const readVitest = async (path: string, projects: readonly string[]): Promise<Counts | undefined> => {
  const report = await read<Vitest>(path)
  if (report === undefined) return undefined
  const { testResults } = report
  const began = Math.min(...testResults.map(({ startTime = Infinity }) => startTime))
  return { ...countVitest(report), failures: failuresOfVitest(testResults, projects), began }
}

/** `command` is what runs these specs. */
export const readPlaywright = async (path: string, command: string): Promise<Counts | undefined> => {
  const report = await read<Playwright>(path)
  if (report === undefined) return undefined
  const began = Date.parse(report.stats.startTime)
  return { ...countPlaywright(report), failures: failuresOfPlaywright(report.suites, command), began }
}
