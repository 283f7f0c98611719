import { setImmediate } from "node:timers/promises"
import type { LockedCaller } from "#sandbox/rules/locked-customer.ts"
import { bookDuePayouts } from "#sandbox/rules/payouts.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import { requireLockedCaller, requireCaller } from "./call.ts"

/** Books everything that is due. Thousands of payouts take time, so other calls get turns in between. */
const bookDue = async (c: RequestContext, userId: string): Promise<void> => {
  const { tx, commit, now, sandbox } = c.var
  const pause = async () => {
    await commit()
    await setImmediate()
  }
  await bookDuePayouts(tx, sandbox, userId, now, { pause, batchDuration: sandbox.batchDuration })
}

/** Returns the caller of a reading call after booking everything due. Refuses as `requireCaller` does. */
export const readCallerWithPayouts = async (c: RequestContext): Promise<Customer> => {
  const { customer } = await requireCaller(c)
  await bookDue(c, customer.id)
  return customer
}

/**
 * Returns the locked caller of a writing call after booking everything due. No row is locked between the batches, so the function
 * locks the caller again at the end.
 */
export const lockCallerWithPayouts = async (c: RequestContext): Promise<LockedCaller> => {
  const { id } = await requireLockedCaller(c)
  await bookDue(c, id)
  return requireLockedCaller(c)
}
