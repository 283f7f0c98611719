// Every npm script starts with this file, on any Node that npm found, so this file is plain old JavaScript without dependencies.
const { spawn, spawnSync } = require("node:child_process")
const { existsSync, readdirSync, readFileSync } = require("node:fs")
const { constants } = require("node:os")
const { join } = require("node:path")

/** The first Node version with Argon2. Node runs TypeScript without a flag since 22.18. */
const least = [24, 7]

/** Explains why this Node cannot run the project and what to do. Returns undefined if it can. */
const nodeProblem = (version, hasOwnNode) => {
  const [major, minor] = version.split(".").map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return undefined
  return hasOwnNode
    ? `Node ${version} is too old: Hashwell needs ${least.join(".")} or newer. Run its commands through npm (npm start): npm finds the project's own Node.`
    : `Node ${version} is too old, and the project's own Node is missing. If npm ci is still running, wait for it; if install scripts were skipped, run: npm rebuild node. After npm ci --omit=dev, install Node ${least.join(".")} or newer.`
}

const parentInProc = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The state of a process and its parent follow the program's name, which may contain spaces.
    return [Number(pid), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])]
  } catch {
    // The process has already ended.
    return []
  }
}

/** Maps every process to its parent. Slim images have no `ps`, and macOS has no /proc. */
const parents = () =>
  new Map(
    existsSync("/proc/self/stat")
      ? readdirSync("/proc").filter(Number).map(parentInProc)
      : spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
          .stdout.trim()
          .split("\n")
          .map((line) => line.trim().split(/\s+/).map(Number)),
  )

const below = (pid, all) =>
  [...all].filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child, all)])

/** Sends a signal. Returns true if the process existed. Signal 0 sends nothing and only checks. */
const signal = (pid, name) => {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** The time that children may take to end, in milliseconds. The server takes ten seconds for its running requests. */
const timeout = 12_000

/** Ends every descendant of this process, and afterwards this process. */
const endAll = (code) => {
  const pids = below(process.pid, parents())
  for (const pid of pids) signal(pid, "SIGTERM")
  const from = Date.now()
  setInterval(() => {
    const left = pids.filter((pid) => signal(pid, 0))
    if (left.length > 0 && Date.now() - from < timeout) return
    for (const pid of left) signal(pid, "SIGKILL")
    process.exit(code)
  }, 50)
}

/** Watches both npm and its shell. A stopped npm stops its shell but not the shell's children, and a killed npm stops nothing. */
const whenNpmEnds = (end) => {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const npm = parents().get(shell)
  setInterval(() => {
    if (process.ppid !== shell || !signal(npm, 0)) end()
  }, 250).unref()
}

/** Runs programs one after the other until one fails. The word "then" separates them. */
const launch = (args) => {
  const next = args.indexOf("then")
  const [program, ...rest] = next < 0 ? args : args.slice(0, next)
  const child = spawn(program, rest, { stdio: "inherit" })
  child.on("error", (failure) => {
    process.stderr.write(`${failure.message}\n`)
    process.exit(1)
  })
  child.on("close", (code, stopped) => {
    if (isEnding) return
    if (code === 0 && next >= 0) launch(args.slice(next + 1))
    else process.exit(code ?? 128 + constants.signals[stopped])
  })
}

let isEnding = false
const end = (name) => {
  if (isEnding) return
  isEnding = true
  endAll(128 + constants.signals[name])
}

module.exports = { nodeProblem }

if (require.main === module) {
  const problem = nodeProblem(process.versions.node, existsSync(join(__dirname, "../node_modules/node/bin/node")))
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`)
    process.exit(1)
  }
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => end(name))
  whenNpmEnds(() => end("SIGTERM"))
  launch(process.argv.slice(2))
}
