import { createMiddleware } from "hono/factory"
import { hour, minute } from "./clock.ts"
import { createCounts } from "./counts.ts"
import { errorBody, refusal } from "./errors.ts"
import { currentClient, currentRequestId } from "./logging.ts"
import { cultureOf } from "./messages.ts"
import { readEmail } from "./rules/typed-text.ts"
import type { Call, Env } from "./running-sandbox.ts"

type Limit = {
  readonly method: "POST"
  readonly path: RegExp
  readonly window: number
  /** So many calls of one client within the window. */
  readonly client: number
  /** Of a client, counts only calls without a token, or only those that were refused. */
  readonly counts?: "anonymous" | "refused"
  /** So many calls of one account within the window, from whatever client. */
  readonly account?: number
  /** The body field that names the account of a request without a session. */
  readonly field?: "email" | "id"
}

const post = (path: RegExp, limit: Omit<Limit, "method" | "path">): Limit => ({ method: "POST", path, ...limit })

/** Limits for requests that are expensive or help guessing. Manual use stays far below them. */
const limits: readonly Limit[] = [
  post(/^\/api\/v1\/signup\/?$/, { window: hour, client: 20, account: 10, field: "email" }),
  post(/^\/api\/v1\/demo\/cabinet\/?$/, { window: hour, client: 20, account: 20, field: "id" }),
  post(/^\/api\/v1\/orders\/?$/, { window: hour, client: 60, counts: "anonymous", account: 120 }),
  post(/^\/api\/v1\/orders\/[^/]+\/assign\/?$/, { window: hour, client: 60, account: 60 }),
  post(/^\/api\/v1\/demo\/cabinet\/[^/]+\/assign\/?$/, { window: hour, client: 60, account: 10, field: "email" }),
  // Over many addresses too. Wrong passwords for one address, and letters to it, are counted by the database: sandbox/rules.
  post(/^\/api\/v1\/token(\/passkey)?\/?$/, { window: 15 * minute, client: 30, counts: "refused" }),
  post(/^\/api\/v1\/token\/passkey\/options\/?$/, { window: 15 * minute, client: 300 }),
  post(/^\/api\/v1\/recovery\/tfa\/?$/, { window: 15 * minute, client: 30, counts: "refused" }),
  post(/^\/api\/v1\/(recovery|signin\/confirm)\/?$/, { window: 15 * minute, client: 30 }),
  post(/^\/wp-admin\/admin-ajax\.php\/?$/, { window: hour, client: 10, account: 5, field: "email" }),
]

const waiting = (c: Call, retryAfter: number): Response => {
  const requestId = currentRequestId() ?? ""
  const body = errorBody({ code: "TooManyAttempts" }, cultureOf(c.req.header("Accept-Language")), requestId)
  return c.json(body, 429, {
    "Retry-After": String(retryAfter),
    "X-Request-Id": requestId,
    "Cache-Control": "no-store",
  })
}

const bodyOf = (c: Call): Promise<unknown> =>
  c.req.header("Content-Type")?.startsWith("application/json") === true ? c.req.json() : c.req.parseBody()

/** The normalized account name. The call itself refuses an unreadable one. */
const named = async (c: Call, field: "email" | "id"): Promise<string | undefined> => {
  const body: Readonly<Record<string, unknown>> = Object(await bodyOf(c).catch(() => undefined))
  const value = body[field]
  return typeof value === "string" ? readEmail(value) : undefined
}

/** Per client and per account, and per server: in memory, because a count that outlives the process protects nothing more. */
export const withSizeLimits = (now: () => number) => {
  const take = createCounts(now)
  return createMiddleware<Env>(async (c, next) => {
    const client = currentClient()
    const limit = limits.find(({ method, path }) => method === c.req.method && path.test(c.req.path))
    c.set("countAccount", () => undefined)
    if (client === undefined || !limit) return next()
    const { account, field, counts, window } = limit
    const path = String(limit.path)
    if (account !== undefined && field === undefined) {
      c.set("countAccount", (userId) => {
        const { wait } = take(`${path} account ${userId}`, account, window)
        if (wait !== undefined) throw refusal(429, "TooManyAttempts", { retryAfter: wait })
      })
    }
    if (counts === "anonymous" && c.req.header("Authorization") !== undefined) return next()
    const result = take(`${path} client ${client}`, limit.client, window)
    if (result.wait !== undefined) return waiting(c, result.wait)
    const name = account !== undefined && field !== undefined ? await named(c, field) : undefined
    const { wait } = account !== undefined && name !== undefined ? take(`${path} account ${name}`, account, window) : {}
    if (wait !== undefined) return waiting(c, wait)
    await next()
    if (counts === "refused" && c.res.status < 400) result.giveBack()
    return undefined
  })
}
