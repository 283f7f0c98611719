import { createMiddleware } from "hono/factory"
import { hour, minute, second } from "./clock.ts"
import { errorBody } from "./errors.ts"
import { currentClient, currentRequestId } from "./logging.ts"
import { cultureOf } from "./messages.ts"
import type { Call, Env } from "./world.ts"

type Limit = {
  readonly method: "POST"
  readonly path: RegExp
  /** So many calls of one client within the window. */
  readonly calls: number
  readonly window: number
  /** Counts only calls without a token, or only those that were refused. */
  readonly counts?: "anonymous" | "refused"
}

/** What costs us much, or tells a guesser something. Whoever works here by hand comes near none of them. */
const limits: readonly Limit[] = [
  { method: "POST", path: /^\/api\/v1\/signup\/?$/, calls: 20, window: hour },
  { method: "POST", path: /^\/api\/v1\/demo\/cabinet\/?$/, calls: 20, window: hour },
  { method: "POST", path: /^\/api\/v1\/orders\/?$/, calls: 60, window: hour, counts: "anonymous" },
  { method: "POST", path: /^\/api\/v1\/(orders|demo\/cabinet)\/[^/]+\/assign\/?$/, calls: 60, window: hour },
  // Over many addresses too: each address has its own count of wrong passwords.
  { method: "POST", path: /^\/api\/v1\/token\/?$/, calls: 30, window: 15 * minute, counts: "refused" },
  { method: "POST", path: /^\/api\/v1\/(recovery|signin\/confirm)\/?$/, calls: 30, window: 15 * minute },
  { method: "POST", path: /^\/wp-admin\/admin-ajax\.php\/?$/, calls: 10, window: hour },
]

/** Clients that are remembered at once; beyond them the oldest is forgotten. */
const most = 20_000

type Count = { readonly since: number; calls: number }

const waiting = (c: Call, seconds: number): Response => {
  const requestId = currentRequestId() ?? ""
  const body = errorBody({ code: "TooManyAttempts" }, cultureOf(c.req.header("Accept-Language")), requestId)
  return c.json(body, 429, { "Retry-After": String(seconds), "X-Request-Id": requestId, "Cache-Control": "no-store" })
}

/** Per client, and per server: in memory, because a count that outlives the process protects nothing more. */
export const limited = (now: () => number) => {
  const counts = new Map<string, Count>()
  const countOf = (key: string, { window }: Limit): Count => {
    const known = counts.get(key)
    if (known && now() - known.since < window) return known
    const fresh = { since: now(), calls: 0 }
    counts.delete(key)
    if (counts.size >= most) for (const [oldest] of counts) { counts.delete(oldest); break }
    counts.set(key, fresh)
    return fresh
  }
  return createMiddleware<Env>(async (c, next) => {
    const client = currentClient()
    const index = limits.findIndex(({ method, path }) => method === c.req.method && path.test(c.req.path))
    const limit = limits[index]
    if (client === undefined || !limit) return next()
    if (limit.counts === "anonymous" && c.req.header("Authorization") !== undefined) return next()
    const count = countOf(`${index} ${client}`, limit)
    if (count.calls >= limit.calls) return waiting(c, Math.ceil((count.since + limit.window - now()) / second))
    count.calls += 1
    await next()
    if (limit.counts === "refused" && c.res.status < 400) count.calls -= 1
    return undefined
  })
}
