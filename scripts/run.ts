import { spawn } from "node:child_process"
import { delimiter } from "node:path"
import { inRoot, root } from "./root.ts"

type Environment = Readonly<Record<string, string | undefined>>

// A copy of the environment from the start. A check that uses Vite in this process sets NODE_ENV, and a build would inherit it.
const startEnvironment = { ...process.env }

/** Puts the project's own tools first in PATH, as npm does. Node is one of these tools. */
const withTools = (environment: Environment): NodeJS.ProcessEnv => ({
  ...startEnvironment,
  ...environment,
  PATH: [inRoot("node_modules/.bin"), startEnvironment["PATH"]].join(delimiter),
})

/** Runs a program of the project with visible output, and returns its exit code. */
export const run = (
  command: string,
  args: readonly string[],
  environment: Environment = {},
  folder = root,
): Promise<number> =>
  new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: folder, stdio: "inherit", env: withTools(environment) })
    child.on("error", failed)
    child.on("close", (code) => done(code ?? 1))
  })

/** Kills the process group of a detached program, which leads the group. */
const endGroup = (pid: number): void => {
  try {
    process.kill(-pid, "SIGKILL")
  } catch {
    // The process has just ended.
  }
}

/** A program of the project that runs in parallel with hidden output. */
export interface BufferedProcess {
  readonly ended: Promise<number>
  /** Prints the hidden output, and from now on prints new output immediately. */
  readonly show: () => void
}

/** Runs a program of the project and holds back its output until `show` is called. */
export const runBuffered = (
  command: string,
  args: readonly string[],
  environment: Environment = {},
): BufferedProcess => {
  const options = { cwd: root, env: withTools(environment), detached: true }
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  // The program and all its child processes end with this process at the latest.
  const stop = () => endGroup(child.pid!)
  process.once("exit", stop)
  const chunks: Buffer[] = []
  let write = (chunk: Buffer): unknown => chunks.push(chunk)
  child.stdout.on("data", (chunk: Buffer) => write(chunk))
  child.stderr.on("data", (chunk: Buffer) => write(chunk))
  const ended = new Promise<number>((done, failed) => {
    child.on("error", failed)
    child.on("close", (code) => {
      process.off("exit", stop)
      done(code ?? 1)
    })
  })
  const show = () => {
    process.stdout.write(Buffer.concat(chunks.splice(0)))
    write = (chunk) => process.stdout.write(chunk)
  }
  return { ended, show }
}

interface CaptureOptions {
  readonly folder?: string
  readonly environment?: Environment
  /** The time limit in milliseconds. At the limit, the program and all its child processes are stopped. */
  readonly timeout?: number
}

export interface ProcessResult {
  /** The exit code, or null if a signal ended the program. */
  readonly code: number | null
  readonly output: string
}

/** Runs a program of the project and captures its output. */
export const runAndCapture = (
  command: string,
  args: readonly string[],
  { folder = root, environment = {}, timeout }: CaptureOptions = {},
): Promise<ProcessResult> =>
  new Promise((done, failed) => {
    const isLimited = timeout !== undefined
    const options = { cwd: folder, env: withTools(environment), detached: isLimited }
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
    // The process group ends with this process at the latest.
    const end = () => endGroup(child.pid!)
    const timer = isLimited ? setTimeout(end, timeout) : undefined
    if (isLimited) process.once("exit", end)
    const chunks: Buffer[] = []
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.on("error", failed)
    child.on("close", (code) => {
      clearTimeout(timer)
      process.off("exit", end)
      done({ code, output: Buffer.concat(chunks).toString() })
    })
  })
