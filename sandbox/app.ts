import { Hono } from "hono"
import { matchedRoutes } from "hono/route"
import { sql } from "kysely"
import { createAcquirer } from "./acquirer/acquirer.ts"
import { errorToResponse, createApi } from "./api.ts"
import { withWholeBody } from "./body.ts"
import { embeddedCallLimits } from "./call-queue.ts"
import { createClock } from "./clock.ts"
import { limitConcurrency, type CallLimits } from "./concurrency-middleware.ts"
import { openDatabase, type Connections, type Database, type DatabaseOption } from "./database.ts"
import { localDesk, type DeskAccess } from "./desk/access.ts"
import { createDesk } from "./desk/desk.ts"
import type { ExtensionName } from "./extensions.ts"
import { createFaults } from "./faults.ts"
import { withShortHeaders } from "./header-limits.ts"
import { nameRoute } from "./logging.ts"
import { createRateLimitMiddleware } from "./rate-limits.ts"
import { createContentSite } from "./routes/content-site.ts"
import { batchDurations } from "./rules/payout-batches.ts"
import { defaultPaymentTolerance, type PaymentTolerance } from "./rules/tolerance.ts"
import type { Env, RunningSandbox } from "./running-sandbox.ts"

type WorldOptions = {
  /** The base clock, without the offset that the desk sets. */
  readonly now?: () => number
  /** The seed of rates, addresses and hashes. The same seed gives the same data, so that tests can expect figures. */
  readonly seed?: number
  /** The accepted difference between a crypto payment and the amount due. */
  readonly tolerance?: PaymentTolerance
  /** Extensions that the sandbox offers beyond the specification. Default: none. */
  readonly extensions?: readonly ExtensionName[]
  /** The public origin of the site, with which links in e-mails begin. */
  readonly origin?: string
  /** Decides which visitors may use the desk. Default: visitors on this machine. */
  readonly desk?: DeskAccess
  /** Receives every internal failure. */
  readonly report?: (failure: unknown) => void
  /** Limits the concurrent calls of one customer and of one client. */
  readonly callLimits?: CallLimits
  /** The maximum time, in milliseconds, for which payouts are booked before other calls get their turn. */
  readonly batchDuration?: number
}

export type SandboxOptions = WorldOptions & { readonly database?: DatabaseOption }

/** The response of `/readyz`, which shows whether the database, or the API that replaces the sandbox, responds. */
export type Readiness = "ready" | "ready, without the API" | "not ready"

export type Sandbox = {
  /** `peer` is the IP address at the other end of the connection, if there is one. */
  readonly fetch: (request: Request, peer?: string) => Promise<Response>
  readonly readiness: () => Promise<Readiness>
  /** Returns the number of connections to the sandbox's database, or undefined if another API replaces the sandbox. */
  readonly connections: () => Connections | undefined
  /** Resolves once the database has released its files or connections. */
  readonly close: () => Promise<void>
}

/** Returns one function from request to response. The caller opens and closes the database. */
export const createFetchHandler = (
  db: Database["db"],
  {
    now = Date.now,
    seed = 1,
    tolerance = defaultPaymentTolerance,
    extensions = [],
    origin = "http://localhost",
    desk = localDesk,
    report = console.error,
    callLimits = {},
    batchDuration = batchDurations.embedded,
  }: WorldOptions = {},
): Sandbox["fetch"] => {
  const sandbox: RunningSandbox = {
    db,
    clock: createClock(now),
    faults: createFaults(),
    seed,
    tolerance,
    extensions: new Set(extensions),
    origin,
    desk,
    report,
    batchDuration,
  }
  const app = new Hono<Env>({ strict: false })
  app.onError(errorToResponse)
  app.use(async (c, next) => {
    c.set("sandbox", sandbox)
    nameRoute(matchedRoutes(c).find(({ path }) => !path.endsWith("*"))?.path ?? "unknown")
    await next()
  })
  app.use(createRateLimitMiddleware(now))
  app.use(limitConcurrency(db, callLimits))
  app.route("/api/v1", createApi())
  app.route("/sandbox/acquirer", createAcquirer())
  app.route("/sandbox", createDesk(now))
  app.route("/wp-admin", createContentSite())
  const handle = withWholeBody(async (request, peer) => app.fetch(request, { peer }))
  return (request, peer) => handle(withShortHeaders(request), peer)
}

/**
 * Opens the database and creates the sandbox on it. The defaults for the embedded database are stricter, because it processes one statement
 * at a time.
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { db, connections, isEmbedded, close } = await openDatabase(options.database ?? "memory")
  const readiness = () =>
    sql`select 1`.execute(db).then(
      () => "ready" as const,
      () => "not ready" as const,
    )
  const callLimits = { ...(isEmbedded && { calls: embeddedCallLimits }), ...options.callLimits }
  const batchDuration = isEmbedded ? batchDurations.embedded : batchDurations.server
  return { fetch: createFetchHandler(db, { batchDuration, ...options, callLimits }), readiness, connections, close }
}
