import { setImmediate } from "node:timers/promises"
import type { LockedCaller } from "#sandbox/rules/locked-customer.ts"
import { bookDuePayouts } from "#sandbox/rules/payouts.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import { lockedCaller, requiredCaller } from "./call.ts"

/** Books everything that is due. Thousands of payouts take time, so other calls get turns in between. */
const bookDue = async (c: Call, userId: string): Promise<void> => {
  const { tx, commit, now, sandbox } = c.var
  const pause = async () => {
    await commit()
    await setImmediate()
  }
  await bookDuePayouts(tx, sandbox, userId, now, { pause, portion: sandbox.portion })
}

export const callerWithPayouts = async (c: Call): Promise<User> => {
  const { user } = await requiredCaller(c)
  await bookDue(c, user.id)
  return user
}

/** Returns the locked caller of a writing call after booking everything due. No row is locked between the portions. */
export const lockedCallerWithPayouts = async (c: Call): Promise<LockedCaller> => {
  const { id } = await lockedCaller(c)
  await bookDue(c, id)
  return lockedCaller(c)
}
