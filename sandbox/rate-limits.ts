import { createMiddleware } from "hono/factory"
import { hour, minute } from "./clock.ts"
import { createRefusal } from "./errors.ts"
import { currentClient } from "./logging.ts"
import { createRateLimitedResponse } from "./rate-limited-response.ts"
import { createRateLimiter } from "./rate-limiter.ts"
import { readEmail } from "./rules/typed-text.ts"
import type { RequestContext, Env } from "./running-sandbox.ts"

type Limit = {
  readonly path: RegExp
  /** The name of a shared count. Without a name, the path is the name. */
  readonly name?: string
  /** The length of the window in milliseconds. */
  readonly window: number
  /** The maximum number of calls of one client within the window. */
  readonly client: number
  /** Counts only calls without a token, only refused calls, or only responses with 409. A 409 may reveal that an address has an account. */
  readonly counts?: "anonymous" | "refused" | "conflicts"
  /** The maximum number of calls of one account within the window, over all clients. */
  readonly account?: number
  /** The body field that contains the account of a request without a session. */
  readonly field?: "email" | "id"
}

const on = (path: RegExp, limit: Omit<Limit, "path">): Limit => ({ path, ...limit })

/** Limits of calls that reveal whether an address has an account, for one client and for one address. */
const addresses = { window: hour, client: 20, account: 10, field: "email" } as const

/** Limits of password checks, including correct ones, because each check occupies a processor core for some time. */
const proofs = { name: "proofs", window: 15 * minute, client: 600, account: 60 } as const

/** Limits of calls that are expensive or help guessing. Manual use stays far below them. */
const limits: readonly Limit[] = [
  on(/^POST \/api\/v1\/signup\/?$/, { name: "addresses", ...addresses }),
  on(/^PATCH \/api\/v1\/profile\/email\/?$/, { name: "addresses", ...addresses }),
  on(/^POST \/api\/v1\/demo\/cabinet\/?$/, { window: hour, client: 20, account: 20, field: "id" }),
  on(/^POST \/api\/v1\/orders\/?$/, { window: hour, client: 60, counts: "anonymous", account: 120 }),
  on(/^POST \/api\/v1\/orders\/[^/]+\/assign\/?$/, { window: hour, client: 60, account: 60 }),
  on(/^POST \/api\/v1\/orders\/[^/]+\/assign\/?$/, { name: "taken orders", ...addresses, counts: "conflicts" }),
  on(/^POST \/api\/v1\/demo\/cabinet\/[^/]+\/assign\/?$/, { window: hour, client: 60, account: 10, field: "email" }),
  on(/^POST \/api\/v1\/demo\/cabinet\/[^/]+\/assign\/?$/, { name: "taken demos", ...addresses, counts: "conflicts" }),
  // The limit `proofs` is for calls that check a password. The database counts wrong passwords as well.
  on(/^(POST|PATCH) \/api\/v1\/profile\/(password|email|bitcoinaddress|ethereumaddress|data|close)\/?$/, proofs),
  on(/^POST \/api\/v1\/profile\/(tfa\/(enable|disable|recovery-codes)|passkeys\/(options|[^/]+\/remove))\/?$/, proofs),
  // Guesses at many addresses share this count. The rules (sandbox/rules) count wrong passwords for one address, and e-mails to it, in the
  // database.
  on(/^POST \/api\/v1\/token(\/passkey)?\/?$/, { window: 15 * minute, client: 30, counts: "refused" }),
  on(/^POST \/api\/v1\/token\/passkey\/options\/?$/, { window: 15 * minute, client: 300 }),
  on(/^POST \/api\/v1\/recovery\/tfa\/?$/, { window: 15 * minute, client: 30, counts: "refused" }),
  on(/^POST \/api\/v1\/(recovery|signin\/confirm)\/?$/, { window: 15 * minute, client: 30 }),
  on(/^POST \/wp-admin\/admin-ajax\.php\/?$/, { window: hour, client: 10, account: 5, field: "email" }),
]

const readBody = (c: RequestContext): Promise<unknown> =>
  c.req.header("Content-Type")?.startsWith("application/json") === true ? c.req.json() : c.req.parseBody()

/** Returns the fields of the body. An unreadable body has none, and the call itself refuses it. */
const readFields = async (c: RequestContext): Promise<Readonly<Record<string, unknown>>> =>
  Object(await readBody(c).catch(() => undefined))

/** The maximum length of an account name in characters. The call itself refuses a longer name. */
const maxNameLength = 1024

const readField = async (c: RequestContext, field: "email" | "id"): Promise<string | undefined> => {
  const value = (await readFields(c))[field]
  return typeof value === "string" && value.length <= maxNameLength ? readEmail(value) : undefined
}

/**
 * Returns true if the call is a token refresh. Limits exempt refreshes, because they do not help guessing and a whole office may send them
 * from one address.
 */
const isRefresh = async (c: RequestContext): Promise<boolean> => (await readFields(c))["grant_type"] === "refresh_token"

const isCounted = (counts: Limit["counts"], status: number): boolean =>
  (counts !== "refused" || status >= 400) && (counts !== "conflicts" || status === 409)

/**
 * Limits the calls of each client and each account on this server. Refuses with 429 `TooManyAttempts`. The counts are in memory. Persisting
 * them would add no protection.
 */
export const createRateLimitMiddleware = (now: () => number) => {
  const countCall = createRateLimiter(now)

  /** Returns the counts of the client, and of the account in the body. */
  const countRequest = async (c: RequestContext, client: string, limit: Limit) => {
    const { path, name = String(path), window, account, field, counts } = limit
    if (counts === "anonymous" && c.req.header("Authorization") !== undefined) return []
    if (counts === "refused" && (await isRefresh(c))) return []
    const ofClient = countCall(`${name} client ${client}`, limit.client, window)
    if (ofClient.wait !== undefined || account === undefined || field === undefined) return [ofClient]
    const owner = await readField(c, field)
    return owner === undefined ? [ofClient] : [ofClient, countCall(`${name} account ${owner}`, account, window)]
  }

  /** Counts the call for the caller's account, once the call has identified the account. */
  const countCaller = (c: RequestContext, { path, name = String(path), account, field, window }: Limit): void => {
    if (account === undefined || field !== undefined) return
    c.set("countAccount", (userId) => {
      const { wait } = countCall(`${name} account ${userId}`, account, window)
      if (wait !== undefined) throw createRefusal(429, "TooManyAttempts", { retryAfter: wait })
    })
  }

  return createMiddleware<Env>(async (c, next) => {
    const client = currentClient()
    const call = `${c.req.method} ${c.req.path}`
    const counted: { readonly counts: Limit["counts"]; readonly refund: () => void }[] = []
    const count = (status: number): void => {
      for (const { counts, refund } of counted) if (!isCounted(counts, status)) refund()
    }
    c.set("countAccount", () => undefined)
    for (const limit of client === undefined ? [] : limits.filter(({ path }) => path.test(call))) {
      countCaller(c, limit)
      for (const { wait, refund } of await countRequest(c, client ?? "", limit)) {
        if (wait !== undefined) {
          count(429)
          return createRateLimitedResponse(c, wait)
        }
        counted.push({ counts: limit.counts, refund })
      }
    }
    await next()
    count(c.res.status)
    return undefined
  })
}
