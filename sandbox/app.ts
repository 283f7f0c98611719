import { Hono } from "hono"
import { createApi } from "./api.ts"
import { createClock } from "./clock.ts"
import { openDatabase, type DatabaseOption } from "./database.ts"
import { createFaults } from "./faults.ts"
import type { Env, World } from "./world.ts"

export type SandboxOptions = {
  readonly database?: DatabaseOption
  /** The time before the desk moves it. */
  readonly now?: () => number
  /** Moves rates, addresses and hashes: one seed, one world. */
  readonly seed?: number
}

export type Sandbox = {
  readonly fetch: (request: Request) => Promise<Response>
  /** Settles when the database has let go of its files or connections. */
  readonly close: () => Promise<void>
  readonly snapshot: () => Promise<Blob>
}

export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { database = "memory", now = Date.now, seed = 1 } = options
  const { db, snapshot, close } = await openDatabase(database)
  const world: World = { db, clock: createClock(now), faults: createFaults(), seed }
  const app = new Hono<Env>({ strict: false })
  app.use(async (c, next) => {
    c.set("world", world)
    await next()
  })
  app.route("/api/v1", createApi())
  return { fetch: async (request) => app.fetch(request), close, snapshot }
}
