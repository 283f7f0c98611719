import { sql } from "kysely"
import { after, minute, second } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"

const requests = 5
const requestWindow = 15 * minute

/** Counts requests for e-mails by address. Unknown addresses count too, so that a refusal reveals nothing. */
export const countRequestForLimit = async (tx: Tx, email: string, now: number): Promise<void> => {
  const fresh = sql<boolean>`recovery_request.since <= ${after(now, -requestWindow)}`
  const { asked, since } = await tx
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
  if (asked <= requests) return
  const left = since.getTime() + requestWindow - now
  throw refusal(429, "TooManyAttempts", { retryAfter: Math.ceil(left / second) })
}

/** Counts requests to change an address. Taken and free addresses count equally, because the response reveals which one it is. */
export const countEmailChange = (tx: Tx, userId: string, now: number): Promise<void> =>
  countRequestForLimit(tx, `email-change:${userId}`, now)
