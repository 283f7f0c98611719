import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
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

/** Serves the build on a free port, with a temporary database. */
export const startServer = async (other: Other = {}): Promise<Server> => {
  const folder = await mkdtemp(join(tmpdir(), "hashwell-"))
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, ["sandbox/serve.ts", ...(other.folder === undefined ? [] : [other.folder])], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      LOG_LEVEL: "error",
      SANDBOX_LIMITS: "off",
      ...environment,
      ...other.environment,
      PORT: "0",
      SANDBOX_DATA: other.environment?.["SANDBOX_DATA"] ?? folder,
    },
  })
  const ended = new Promise<void>((done) => void child.once("close", () => done()))
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM")
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0]
    if (url === undefined) continue
    // Unread, the pipe would fill up and hold the server back.
    child.stdout.resume()
    return { url, pid: child.pid ?? 0, stop, [Symbol.asyncDispose]: stop }
  }
  await stop()
  throw new Error("The server ended before it was ready. The reason is above.")
}
