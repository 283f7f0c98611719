import { spawn } from "node:child_process"
import { readFile, rm } from "node:fs/promises"
import { delimiter, join } from "node:path"
import { readPlaywright } from "#scripts/counts.ts"
import { lint } from "#scripts/oxlint.ts"
import type { Runner } from "./run-mutants.ts"
import type { Suite } from "./suites.ts"

/** A fault may make a machine go round for ever. A build and its stories take minutes. */
const longest = 600_000

interface Ended {
  readonly code: number | null
  readonly output: string
}

type Environment = Readonly<Record<string, string>>

const runIn = (folder: string, command: string, words: readonly string[], more: Environment = {}): Promise<Ended> =>
  new Promise((done, failed) => {
    const path = [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter)
    // A separate process group: a hanging browser ends with the test that started it.
    const child = spawn(command, words, {
      cwd: folder,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...more, PATH: path },
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
    const said: Buffer[] = []
    child.stdout.on("data", (words: Buffer) => said.push(words))
    child.stderr.on("data", (words: Buffer) => said.push(words))
    child.on("error", failed)
    child.on("close", (code) => {
      clearTimeout(timer)
      process.off("exit", end)
      done({ code, output: Buffer.concat(said).toString() })
    })
  })

interface VitestReport {
  readonly success: boolean
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Of a file that did not even load, its name and why. */
const failedOf = (report: VitestReport, folder: string): readonly string[] =>
  report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName)
    const name = file.name.replace(`${folder}/`, "")
    return failed.length === 0 && file.status === "failed"
      ? [`${name}: ${file.message.split("\n")[0] ?? ""}`]
      : failed.map((test) => `${name.split("/").at(-1)!} › ${test}`)
  })

/** What failed; an error outside every test has no name. */
export const failedTests = (report: VitestReport, folder: string, suite: string): readonly string[] => {
  if (report.testResults.length === 0)
    throw new Error(`No tests in: ${suite}. Put it right in scripts/mutants/mutants.`)
  const failed = failedOf(report, folder)
  return failed.length > 0 || report.success ? failed : [`${suite} failed outside its tests`]
}

interface Wanted {
  readonly folder: string
  readonly of: readonly string[]
  /** The first failure is enough. */
  readonly quick: boolean
}

const vitest = async ({ folder, of, quick }: Wanted, project: string, environment: Environment = {}) => {
  const report = join(folder, "plant-report.json")
  await rm(report, { force: true })
  const options = ["--reporter", "json", `--outputFile=${report}`, ...(quick ? ["--bail", "1"] : [])]
  const { code, output } = await runIn(folder, "vitest", ["run", "--project", project, ...of, ...options], environment)
  const text = await readFile(report, "utf8").catch(() => null)
  if (code === null) return ["did not end"]
  // Nothing that ran is nothing that noticed.
  if (text === null) throw new Error(`${project} ${of.join(" ")} left no report:\n${output}`)
  return failedTests(JSON.parse(text) as VitestReport, folder, [project, ...of].join(" "))
}

/** "src/a.ts: TS2741 Property …", without the place in the file, which a fault moves. */
const complaints = (output: string): readonly string[] =>
  [...output.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+: .*)$/gm)].map(([, file, words]) => `${file}: ${words}`)

const kinds: { readonly [Kind in Suite["kind"]]: (wanted: Wanted) => Promise<readonly string[]> } = {
  unit: (wanted) => vitest(wanted, "unit"),
  screens: (wanted) => vitest(wanted, "screens"),
  walk: (wanted) =>
    vitest({ ...wanted, of: ["tests/walks.screen.test.tsx"] }, "screens", { VITE_WALK: wanted.of.join(",") }),
  types: async ({ folder }) => {
    await runIn(folder, "node", [
      "-e",
      `import(${JSON.stringify(join(folder, "scripts/generate.ts"))}).then(({ generate }) => generate())`,
    ])
    const { code, output } = await runIn(folder, "tsc", ["--build", "--pretty", "false"])
    const found = complaints(output)
    return code === 0 || found.length > 0 ? found : [`tsc ended with ${code}`]
  },
  e2e: async ({ folder, of }) => {
    const report = join(folder, "reports/e2e.json")
    await rm(report, { force: true })
    const { output } = await runIn(folder, "node", ["scripts/e2e.ts", ...of, "--project", "en-US"])
    const counts = await readPlaywright(report, "npm run e2e --")
    if (counts === undefined) throw new Error(`e2e ${of.join(" ")} left no report:\n${output}`)
    return (counts.failures ?? []).map(({ name }) => name)
  },
  lint: async ({ folder }) => (await lint(folder)).map(({ file, rule, words }) => `${file}: ${rule} ${words}`),
  check: async ({ folder, of }) => {
    const each = await Promise.all(
      of.map(async (name) => {
        const ask = `import(${JSON.stringify(join(folder, "scripts/checks", `${name}.ts`))})`
        const { code, output } = await runIn(folder, "node", [
          "-e",
          `${ask}.then(({ check }) => check()).then(({ problems }) => process.stdout.write(problems.join("\\n")))`,
        ])
        const problems = output.split("\n").filter((line) => line.trim() !== "")
        return code === 0 || problems.length > 0 ? problems : [`${name} ended with ${code}`]
      }),
    )
    return each.flat()
  },
}

export const suiteRunnerIn =
  (folder: string): Runner =>
  ({ kind, of }, quick) =>
    kinds[kind]({ folder, of, quick })
