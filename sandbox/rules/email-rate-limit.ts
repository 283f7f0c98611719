import { sql } from "kysely"
import { dateAfter, minute, second } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"

const maxRequests = 5
const requestWindow = 15 * minute

/**
 * Counts requests for e-mails by address. Unknown addresses count too, so that a refusal reveals nothing. The sixth request within 15
 * minutes is refused with 429 `TooManyAttempts`.
 */
export const limitEmailRequests = async (tx: Tx, email: string, now: number): Promise<void> => {
  const fresh = sql<boolean>`recovery_request.since <= ${dateAfter(now, -requestWindow)}`
  const { asked: requestCount, since } = await tx
    .insertInto("recovery_request")
    .values({ email, asked: 1, since: new Date(now) })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({
        asked: sql<number>`case when ${fresh} then 1 else recovery_request.asked + 1 end`,
        since: sql<Date>`case when ${fresh} then excluded.since else recovery_request.since end`,
      }),
    )
    .returning(["asked", "since"])
    .executeTakeFirstOrThrow()
  if (requestCount <= maxRequests) return
  const left = since.getTime() + requestWindow - now
  throw createRefusal(429, "TooManyAttempts", { retryAfter: Math.ceil(left / second) })
}

/**
 * Limits requests to change an address, and refuses as `limitEmailRequests` does. Taken and free addresses both count, because the response
 * tells a customer which addresses have accounts.
 */
export const limitEmailChanges = (tx: Tx, userId: string, now: number): Promise<void> =>
  limitEmailRequests(tx, `email-change:${userId}`, now)
