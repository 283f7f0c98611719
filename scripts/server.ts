import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempDisposable } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { root } from "./root.ts"

export interface Server extends AsyncDisposable {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

type Other = { readonly folder?: string; readonly environment?: Readonly<Record<string, string>> }

/** Serves the build on a free port, with a temporary database. Throws if the server ends before it is ready. */
export const startServer = async (other: Other = {}): Promise<Server> => {
  const data = await mkdtempDisposable(join(tmpdir(), "hashwell-"))
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, ["sandbox/serve.ts", ...(other.folder === undefined ? [] : [other.folder])], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      LOG_LEVEL: "error",
      SANDBOX_LIMITS: "off",
      // The time limit for pages rendered with data is high, because the tests expect such pages and a busy machine renders slowly.
      FIRST_ANSWERS: "10000",
      ...environment,
      ...other.environment,
      PORT: "0",
      SANDBOX_DATA: other.environment?.["SANDBOX_DATA"] ?? data.path,
    },
  })
  const ended = once(child, "close")
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM")
    await ended
    await data.remove()
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0]
    if (url === undefined) continue
    // An unread pipe would fill up and block the server.
    child.stdout.resume()
    return { url, pid: child.pid ?? 0, stop, [Symbol.asyncDispose]: stop }
  }
  await stop()
  throw new Error("The server ended before it was ready. The reason is above.")
}

/** Starts a server for each worker. `urls` contains their URLs separated by spaces, which is the format that the tests read. */
export const startServers = async (count: number): Promise<AsyncDisposable & { readonly urls: string }> => {
  const servers = await Promise.all(Array.from({ length: count }, () => startServer()))
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())))
  return { urls: servers.map(({ url }) => url).join(" "), [Symbol.asyncDispose]: stop }
}
