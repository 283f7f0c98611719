import { readFile } from "node:fs/promises"
import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
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
  /** When the first test began, in milliseconds since 1970: until then programs, servers and browsers start. */
  readonly began?: number
}

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

const reasonOf = (message = ""): string =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 8)
    .join("\n")

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
/** Vitest reads the name of a test as a regular expression. */
const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

interface Vitest {
  readonly success: boolean
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly startTime?: number
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** A file that did not even load counts as one failed test, and so does an error outside every test. */
export const countVitest = ({ success, testResults }: Vitest, projects: readonly string[]): Counts => {
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
    began: Math.min(...testResults.map(({ startTime = Infinity }) => startTime)),
  }
}

export const readVitest = async (path: string, projects: readonly string[]): Promise<Counts | undefined> => {
  const report = await read<Vitest>(path)
  return report && countVitest(report, projects)
}

interface PlaywrightSpec {
  readonly title: string
  readonly file: string
  readonly line: number
  readonly ok: boolean
  readonly tests: readonly {
    readonly projectName: string
    readonly status: string
    readonly results: readonly {
      readonly duration: number
      readonly error?: { readonly message?: string }
      readonly attachments: readonly { readonly name: string; readonly path?: string }[]
    }[]
  }[]
}
export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly PlaywrightSpec[]
}
interface Playwright extends PlaywrightSuite {
  readonly stats: { readonly startTime: string }
  readonly errors: readonly unknown[]
}

export const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
]

/** A test that passed at the second try has failed. `command` is what runs these specs: "npm run e2e --". */
export const countPlaywright = (report: Playwright, command: string): Counts => {
  const tests = specsIn(report).flatMap((spec) => spec.tests.map((test) => ({ ...spec, ...test })))
  const failures = tests
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ file, title, line, projectName, results }) => ({
      name: `${file} › ${title} [${projectName}]`,
      repeat: `${command} ${file}:${line} --project ${projectName}`,
      reason: reasonOf(results.find(({ error }) => error !== undefined)?.error?.message),
    }))
  return {
    passed: tests.filter(({ status }) => status === "expected").length,
    failed: failures.length + report.errors.length,
    failures,
    began: Date.parse(report.stats.startTime),
  }
}

export const readPlaywright = async (path: string, command: string): Promise<Counts | undefined> => {
  const report = await read<Playwright>(path)
  return report && countPlaywright(report, command)
}
