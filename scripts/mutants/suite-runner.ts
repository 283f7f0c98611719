import { rm } from "node:fs/promises"
import { join, relative } from "node:path"
import { type Counts, countPlaywright, countVitest, readReport } from "#scripts/counts.ts"
import { root } from "#scripts/root.ts"
import { type ProcessResult, runAndCapture } from "#scripts/run.ts"
import { listFile, type Suite } from "./mutant.ts"

/** Runs a suite and returns the names of its failed tests. A quick run stops at the first failure. */
export type Runner = (suite: Suite, isQuick: boolean) => Promise<readonly string[]>

/**
 * The time limit of a suite in milliseconds. A suite needs a limit because a mutant may make a machine loop forever.
 * The limit allows for a build and its stories, which take minutes.
 */
const timeout = 600_000

/** Returns the failed tests of a report. Throws if the suite has no tests, because such a suite could not catch a mutant. */
export const listFailedTests = (counts: Counts | undefined, suite: string, output = ""): readonly string[] => {
  if (counts === undefined || counts.passed + counts.failed === 0)
    throw new Error(`No tests in: ${suite}. Put it right in ${listFile}.\n${output}`)
  const failed = (counts.failures ?? []).map(({ name }) => name)
  return failed.length > 0 || counts.failed === 0 ? failed : [`${suite} failed outside its tests`]
}

/** Returns the problems that a check printed, without their line numbers, because a mutant shifts the lines. */
export const listProblems = ({ code, output }: ProcessResult, suite: string): readonly string[] => {
  if (code === 0) return []
  const problems = output.split("\n").flatMap((line) => /^[\w:, -]+: (?=\S)(.*)$/.exec(line)?.[1] ?? [])
  const placeless = problems.map((problem) => problem.replaceAll(/\(\d+,\d+\)|:\d+\b/g, ""))
  return placeless.length > 0 ? placeless : [`${suite} ended with ${code}`]
}

/** Creates a runner of suites in the copy of the project in this folder. */
export const suiteRunnerIn =
  (folder: string): Runner =>
  async ({ kind, names }, isQuick) => {
    const name = [kind, ...names].join(" ")
    const report = join(folder, "reports", kind === "e2e" ? "e2e.json" : "mutant.json")
    await rm(report, { force: true })
    const start = (command: string, ...args: readonly string[]) =>
      runAndCapture(command, args, {
        folder,
        timeout,
        environment: kind === "walk" ? { VITE_WALK: names.join() } : {},
      })
    if (kind === "check") return listProblems(await start("node", "scripts/check.ts", ...names), name)
    if (kind === "e2e") {
      const { output } = await start("node", "scripts/e2e.ts", ...names, "--project", "en-US")
      return listFailedTests(await readReport(report, countPlaywright("npm run e2e --")), name, output)
    }
    const project = kind === "unit" ? "unit" : "screens"
    const files = kind === "walk" ? ["tests/walks/walks-"] : names
    const options = ["--reporter", "json", `--outputFile=${report}`, ...(isQuick ? ["--bail", "1"] : [])]
    const { code, output } = await start("vitest", "run", "--project", project, ...files, ...options)
    if (code === null) return ["did not end"]
    const failed = listFailedTests(await readReport(report, countVitest([project])), name, output)
    return failed.map((test) => test.replace(`${relative(root, folder)}/`, ""))
  }
