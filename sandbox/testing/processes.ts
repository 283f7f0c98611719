import { spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { resolve } from "node:path"
import { sql } from "kysely"
import { openDatabase } from "#sandbox/database.ts"
import type { StartedSandbox } from "./sandbox.ts"

const startOne = async (url: string, schema: string) => {
  const args = [resolve(import.meta.dirname, "process.ts"), url, schema]
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] })
  const ended = once(child, "close")
  const died = ended.then(() => Promise.reject(new Error("A sandbox ended before it was ready")))
  const [output] = (await Promise.race([once(child.stdout, "data"), died])) as [Buffer]
  died.catch(() => undefined)
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  return { address: output.toString().trim(), stop }
}

/** Starts two sandboxes, each in its own process, on one schema of a server. Calls alternate between them. */
export const startTwoProcesses = async (url: string): Promise<StartedSandbox> => {
  const schema = `test_${randomUUID().replaceAll("-", "")}`
  // Both servers start at the same time, so neither finds any tables.
  const servers = await Promise.all([startOne(url, schema), startOne(url, schema)])
  const { db, close } = await openDatabase({ url, schema })
  let calls = 0
  return {
    db,
    fetch: (request) => {
      const { pathname, search } = new URL(request.url)
      calls += 1
      return fetch(new Request(servers[calls % servers.length]!.address + pathname + search, request))
    },
    close: async () => {
      await Promise.all(servers.map(({ stop }) => stop()))
      await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
      await close()
    },
  }
}
