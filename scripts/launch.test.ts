import { execFile, spawn } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"
import { describe, expect, it, onTestFinished } from "vitest"
import { inRoot } from "./root.ts"

const tooOld = (version: string) =>
  `Node ${version} is too old: Hashwell needs 24.7 or newer. Run its commands through npm (npm start): npm finds the project's own Node.`

const cases = [
  ["24.7.0", true, null],
  ["25.0.0", true, null],
  ["24.21.0", false, null],
  ["100.0.0", true, null],
  ["24.6.0", true, tooOld("24.6.0")],
  ["22.22.0", true, tooOld("22.22.0")],
  ["20.20.2", true, tooOld("20.20.2")],
  ["8.17.0", true, tooOld("8.17.0")],
  [
    "20.20.2",
    false,
    "Node 20.20.2 is too old, and the project's own Node is missing. If npm ci is still running, wait for it; if install scripts were skipped, run: npm rebuild node. After npm ci --omit=dev, install Node 24.7 or newer.",
  ],
] as const

it("explains what to do about a Node that cannot run the project", async () => {
  const calls = cases.map(([version, hasOwnNode]) => `nodeProblem("${version}", ${hasOwnNode})`)
  const script = `const { nodeProblem } = require(${JSON.stringify(inRoot("scripts/launch.cjs"))}); console.log(JSON.stringify([${calls.join(",")}]))`
  const { stdout } = await promisify(execFile)(process.execPath, ["--eval", script])
  expect(JSON.parse(stdout)).toEqual(cases.map(([, , problem]) => problem))
})

it("starts every npm script", async () => {
  const { scripts } = JSON.parse(await readFile(inRoot("package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  expect(Object.values(scripts).filter((command) => !command.startsWith("node scripts/launch.cjs "))).toEqual([])
})

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A program that prints its process id and never ends. */
const sleeper = "console.log(process.pid); setInterval(() => {}, 1000)"
/** A program that starts the sleeper through a shell, as tools do, and is a sleeper itself. */
const starter = `require("node:child_process").spawn("true && node sleeper.cjs", { shell: true, stdio: "inherit" }); ${sleeper}`

/** The ways to end npm. Ctrl-C reaches the whole process group of the terminal. The other signals reach npm alone. */
const ends = [
  ["Ctrl-C", (npm: number) => process.kill(-npm, "SIGINT")],
  ["SIGTERM", (npm: number) => process.kill(npm, "SIGTERM")],
  ["SIGHUP", (npm: number) => process.kill(npm, "SIGHUP")],
  ["SIGKILL", (npm: number) => process.kill(npm, "SIGKILL")],
] as const

describe("a program that npm started", () => {
  it.each(ends)("ends with all its child processes when npm ends by %s", async (_, end) => {
    const folder = await mkdtemp(join(tmpdir(), "hashwell-launch-"))
    const scripts = { long: `node ${inRoot("scripts/launch.cjs")} node --version then node starter.cjs` }
    await writeFile(join(folder, "package.json"), JSON.stringify({ scripts }))
    await writeFile(join(folder, "starter.cjs"), starter)
    await writeFile(join(folder, "sleeper.cjs"), sleeper)
    const args = ["run", "--silent", "long"]
    const npm = spawn("npm", args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"], detached: true })
    const pids: number[] = []
    onTestFinished(async () => {
      for (const pid of [npm.pid!, ...pids]) if (isRunning(pid)) process.kill(pid, "SIGKILL")
      await rm(folder, { recursive: true })
    })
    for await (const line of createInterface({ input: npm.stdout }))
      if (/^\d+$/.test(line) && pids.push(Number(line)) === 2) break
    expect(pids.map(isRunning)).toEqual([true, true])
    end(npm.pid!)
    await expect.poll(() => pids.map(isRunning), { timeout: 20_000 }).toEqual([false, false])
  })
})
