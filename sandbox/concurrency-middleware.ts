import { createMiddleware } from "hono/factory"
import { callLimits, createCallQueue, exportLimits, type ReleaseSlot, type ConcurrencyLimits } from "./call-queue.ts"
import { createCustomerOfCall } from "./customer-of-call.ts"
import type { Database } from "./database.ts"
import { currentClient } from "./logging.ts"
import { createRateLimitedResponse } from "./rate-limited-response.ts"
import type { Env } from "./running-sandbox.ts"

export type CallLimits = { readonly calls?: ConcurrencyLimits; readonly exports?: ConcurrencyLimits }

const exported = /^(?:GET|HEAD) \/api\/v1\/(?:exports\/[^/]+|dashboard\/operationhistory\/export)\/?$/

/** Seconds until a refused call may be repeated. One second is enough, because a running call ends soon. */
const retryAfter = 1

/**
 * Limits the concurrent calls of each customer and each client, and the exports of each customer. Further calls wait a moment for
 * a slot, so that a page that starts many calls at the same time works. A waiting call takes no connection and no transaction. A
 * call that waits too long is refused with 429 `TooManyAttempts`.
 */
export const limitConcurrency = (
  db: Database["db"],
  { calls = callLimits, exports = exportLimits }: CallLimits = {},
) => {
  const [take, takeExportSlot] = [createCallQueue(calls), createCallQueue(exports)]
  const customerOf = createCustomerOfCall(db)

  return createMiddleware<Env>(async (c, next) => {
    c.set("holdSlot", () => () => undefined)
    const client = currentClient()
    if (client === undefined) return next()
    const customer = await customerOf(c)
    const slots: ReleaseSlot[] = []
    const end = (): void => {
      for (const release of slots) release()
    }
    const wanted = [
      ...(customer !== undefined && exported.test(`${c.req.method} ${c.req.path}`)
        ? [() => takeExportSlot(customer)]
        : []),
      ...(customer === undefined ? [] : [() => take(`customer ${customer}`)]),
      () => take(`client ${client}`),
    ]
    // The slot of the client comes last, because customers behind the same address must not wait for one customer's own calls.
    for (const takeSlot of wanted) {
      const slot = await takeSlot()
      if (slot === undefined) {
        end()
        return createRateLimitedResponse(c, retryAfter)
      }
      slots.push(slot)
    }
    let endsWithBody = false
    // A response to HEAD has no body whose end could release the slots.
    if (c.req.method !== "HEAD")
      c.set("holdSlot", () => {
        endsWithBody = true
        return end
      })
    try {
      await next()
    } finally {
      // A refusal replaces the held body. The end of the replaced body is never reached, so the refusal itself must release the slots.
      if (!endsWithBody || c.res.status >= 400) end()
    }
    return undefined
  })
}
