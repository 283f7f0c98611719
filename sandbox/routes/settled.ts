import { setImmediate } from "node:timers/promises"
import type { LockedCaller } from "#sandbox/rules/locked-customer.ts"
import { settlePayouts } from "#sandbox/rules/payouts.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import { lockedCaller, requiredCaller } from "./call.ts"

/** Books everything that is due. Thousands of payouts take time, so other calls get turns in between. */
const settle = async (c: Call, userId: string): Promise<void> => {
  const { tx, commit, now, sandbox } = c.var
  const pause = async () => {
    await commit()
    await setImmediate()
  }
  await settlePayouts(tx, sandbox, userId, now, { pause, portion: sandbox.portion })
}

export const settledCaller = async (c: Call): Promise<User> => {
  const { user } = await requiredCaller(c)
  await settle(c, user.id)
  return user
}

/** Returns the locked caller of a writing call after booking everything due. No row is locked between the portions. */
export const lockedSettledCaller = async (c: Call): Promise<LockedCaller> => {
  const { id } = await lockedCaller(c)
  await settle(c, id)
  return lockedCaller(c)
}
