import { spawn } from "node:child_process"
import { delimiter } from "node:path"
import { inRoot, root } from "./root.ts"

type Environment = Readonly<Record<string, string | undefined>>

// The environment is taken at the start: Vite, used in this process by a check, sets NODE_ENV, and a build would inherit it.
const given = { ...process.env }

/** The project's own tools first, as npm does it; and so its own Node. */
const withTools = (environment: Environment): NodeJS.ProcessEnv => ({
  ...given,
  ...environment,
  PATH: [inRoot("node_modules/.bin"), given["PATH"]].join(delimiter),
})

/** Runs a program of the project in the open, and answers with its exit code. */
export const run = (
  command: string,
  words: readonly string[],
  environment: Environment = {},
  folder = root,
): Promise<number> =>
  new Promise((done, failed) => {
    const child = spawn(command, words, { cwd: folder, stdio: "inherit", env: withTools(environment) })
    child.on("error", failed)
    child.on("close", (code) => done(code ?? 1))
  })

/** A detached program leads a process group. */
const endGroup = (pid: number): void => {
  try {
    process.kill(-pid, "SIGKILL")
  } catch {
    // The process ended by itself in this very moment.
  }
}

/** A program of the project that runs while others do. */
export interface Held {
  /** Its exit code. */
  readonly ended: Promise<number>
  /** Says what has been held back, and from now on everything at once. */
  readonly show: () => void
  /** Ends it, with everything that it started. */
  readonly stop: () => void
}

/** Runs a program of the project whose output is held back until it is shown. */
export const hold = (command: string, words: readonly string[], environment: Environment = {}): Held => {
  const options = { cwd: root, env: withTools(environment), detached: true }
  const child = spawn(command, words, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  const stop = () => endGroup(child.pid!)
  process.once("exit", stop)
  const said: Buffer[] = []
  let take = (words: Buffer): unknown => said.push(words)
  child.stdout.on("data", (words: Buffer) => take(words))
  child.stderr.on("data", (words: Buffer) => take(words))
  const ended = new Promise<number>((done, failed) => {
    child.on("error", failed)
    child.on("close", (code) => {
      process.off("exit", stop)
      done(code ?? 1)
    })
  })
  const show = () => {
    process.stdout.write(Buffer.concat(said.splice(0)))
    take = (words) => process.stdout.write(words)
  }
  return { ended, show, stop }
}

interface Listening {
  readonly folder?: string
  readonly environment?: Environment
  /** Milliseconds after which the program ends, with everything that it started. */
  readonly longest?: number
}

export interface Ended {
  /** Null: a signal ended it. */
  readonly code: number | null
  readonly output: string
}

/** Runs a program of the project and captures its output. */
export const listen = (
  command: string,
  words: readonly string[],
  { folder = root, environment = {}, longest }: Listening = {},
): Promise<Ended> =>
  new Promise((done, failed) => {
    const isLimited = longest !== undefined
    const options = { cwd: folder, env: withTools(environment), detached: isLimited }
    const child = spawn(command, words, { ...options, stdio: ["ignore", "pipe", "pipe"] })
    // The process group ends with this process at the latest.
    const end = () => endGroup(child.pid!)
    const timer = isLimited ? setTimeout(end, longest) : undefined
    if (isLimited) process.once("exit", end)
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
