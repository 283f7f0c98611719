import { execFile } from "node:child_process"
import { chown, mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { findFreePort } from "#sandbox/testing/web.ts"

const execute = promisify(execFile)
const versions = "/usr/lib/postgresql"

const newest = async (): Promise<string | undefined> => {
  const names = await readdir(versions).catch((): string[] => [])
  const last = names
    .map(Number)
    .filter(Number.isFinite)
    .toSorted((a, b) => b - a)[0]
  return last === undefined ? undefined : join(versions, String(last), "bin")
}

/** The folder of an installed PostgreSQL's programs. */
export const postgresPrograms = await newest()

/** True as root. PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0
const run = async (program: string, ...args: readonly string[]): Promise<string> => {
  const path = join(postgresPrograms!, program)
  const [file, list] = isRoot ? ["runuser", ["--user", "postgres", "--", path, ...args]] : [path, [...args]]
  return (await execute(file, list, { cwd: "/" })).stdout
}

/** Starts a separate PostgreSQL server, which a test can stop, restart and freeze. */
export const startCluster = async () => {
  const folder = await mkdtemp(join(tmpdir(), "hashwell-cluster-"))
  if (isRoot) {
    const { stdout } = await execute("id", ["-u", "postgres"])
    await chown(folder, Number(stdout), 0)
  }
  const data = join(folder, "data")
  const port = await findFreePort()
  await run("initdb", "--pgdata", data, "--username", "hashwell", "--auth", "trust", "--locale", "C.UTF-8", "--no-sync")
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  const control = (...args: readonly string[]) => run("pg_ctl", "--pgdata", data, "--silent", "--wait", ...args)
  // The server writes to a log file, because it would otherwise keep the output of `pg_ctl` open.
  const begin = ["--log", join(folder, "log"), "--options", options]
  await control(...begin, "start")
  const url = (user = "hashwell") => `postgres://${user}@127.0.0.1:${port}/postgres`
  /** Sends a signal to the server and to its processes, because each connection has its own process. */
  const signalAll = async (signal: NodeJS.Signals) => {
    const [pid = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n")
    const { stdout } = await execute("pgrep", ["-P", pid]).catch(() => ({ stdout: "" }))
    for (const child of [pid, ...stdout.split("\n").filter(Boolean)]) {
      try {
        process.kill(Number(child), signal)
      } catch {
        // The process has already ended.
      }
    }
  }
  return {
    url,
    restart: (mode: "fast" | "immediate") => control("--mode", mode, ...begin, "restart"),
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    remove: async () => {
      await signalAll("SIGCONT")
      await control("--mode", "immediate", "stop")
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
