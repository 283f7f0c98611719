import { spawn } from "node:child_process"
import { rm } from "node:fs/promises"
import { delimiter, join, relative } from "node:path"
import { type Counts, readPlaywright, readVitest } from "#scripts/counts.ts"
import { root } from "#scripts/root.ts"
import type { Suite } from "./mutant.ts"

/** Runs a suite and answers the names of what failed; of a quick run the first is enough. */
export type Runner = (suite: Suite, quick: boolean) => Promise<readonly string[]>

/** A mutant may make a machine loop for ever. A build and its stories take minutes. */
const longest = 600_000

interface Ended {
  /** Null: it did not end. */
  readonly code: number | null
  readonly output: string
}

const runIn = (folder: string, command: string, words: readonly string[], walks = ""): Promise<Ended> =>
  new Promise((done, failed) => {
    const PATH = [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter)
    // A process group of its own: a hanging browser ends with the test that started it.
    const child = spawn(command, words, {
      cwd: folder,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, PATH, ...(walks !== "" && { VITE_WALK: walks }) },
    })
    const end = () => {
      try {
        process.kill(-child.pid!, "SIGKILL")
      } catch {
        // It ended by itself in this very moment.
      }
    }
    const timer = setTimeout(end, longest)
    process.once("exit", end)
    const output: Buffer[] = []
    child.stdout.on("data", (part: Buffer) => output.push(part))
    child.stderr.on("data", (part: Buffer) => output.push(part))
    child.on("error", failed)
    child.on("close", (code) => {
      clearTimeout(timer)
      process.off("exit", end)
      done({ code, output: Buffer.concat(output).toString() })
    })
  })

/** What a report says failed. Nothing that ran is nothing that could notice. */
export const failedTests = (counts: Counts | undefined, suite: string, output = ""): readonly string[] => {
  if (counts === undefined || counts.passed + counts.failed === 0)
    throw new Error(`No tests in: ${suite}. Put it right in scripts/mutants/mutants.\n${output}`)
  const failed = (counts.failures ?? []).map(({ name }) => name)
  return failed.length > 0 || counts.failed === 0 ? failed : [`${suite} failed outside its tests`]
}

/** The problems that a check printed, without their lines, which a mutant moves. */
export const problemsIn = ({ code, output }: Ended, suite: string): readonly string[] => {
  if (code === 0) return []
  const problems = output.split("\n").flatMap((line) => /^[\w:, -]+: (?=\S)(.*)$/.exec(line)?.[1] ?? [])
  const placeless = problems.map((problem) => problem.replaceAll(/\(\d+,\d+\)|:\d+\b/g, ""))
  return placeless.length > 0 ? placeless : [`${suite} ended with ${code}`]
}

export const suiteRunnerIn =
  (folder: string): Runner =>
  async ({ kind, of }, quick) => {
    const name = [kind, ...of].join(" ")
    if (kind === "check") return problemsIn(await runIn(folder, "node", ["scripts/check.ts", ...of]), name)
    const report = join(folder, "reports", kind === "e2e" ? "e2e.json" : "mutant.json")
    await rm(report, { force: true })
    if (kind === "e2e") {
      const { output } = await runIn(folder, "node", ["scripts/e2e.ts", ...of, "--project", "en-US"])
      return failedTests(await readPlaywright(report, "npm run e2e --"), name, output)
    }
    const project = kind === "unit" ? "unit" : "screens"
    const files = kind === "walk" ? ["tests/walks/walks-"] : of
    const options = ["--reporter", "json", `--outputFile=${report}`, ...(quick ? ["--bail", "1"] : [])]
    const words = ["run", "--project", project, ...files, ...options]
    const { code, output } = await runIn(folder, "vitest", words, kind === "walk" ? of.join(",") : "")
    if (code === null) return ["did not end"]
    const failed = failedTests(await readVitest(report, [project]), name, output)
    return failed.map((test) => test.replace(`${relative(root, folder)}/`, ""))
  }
