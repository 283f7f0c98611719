import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { hashSecret, generateSecret } from "./tokens.ts"

/** The maximum number of known browsers of an account. The least recently used one is forgotten first. */
const maxDevices = 10

const selectDevices = (tx: Tx, userId: string) =>
  tx.selectFrom("known_device").select("hash").where("user_id", "=", userId)

/**
 * Gives the browser a new id after a sign-in, and stores only its hash. An old id becomes useless, even if another person has planted or
 * copied it. Other accounts that know this browser get the new id too.
 */
export const rememberDevice = async (
  tx: Tx,
  customer: LockedCustomer,
  old: string | undefined,
  now: number,
): Promise<string> => {
  const secret = generateSecret()
  const hash = hashSecret(secret)
  if (old !== undefined)
    await tx.updateTable("known_device").set({ hash }).where("hash", "=", hashSecret(old)).execute()
  const use_date = new Date(now)
  await tx
    .insertInto("known_device")
    .values({ hash, user_id: customer.id, use_date })
    .onConflict((conflict) => conflict.columns(["hash", "user_id"]).doUpdateSet({ use_date }))
    .execute()
  const newest = selectDevices(tx, customer.id)
    .where("use_date", ">", dateAfter(now, -lifetimes.device))
    .orderBy("use_date", "desc")
    .orderBy("hash")
  await tx
    .deleteFrom("known_device")
    .where("user_id", "=", customer.id)
    .where("hash", "not in", newest.limit(maxDevices))
    .execute()
  return secret
}

/** Returns true if the account knows the browser. `hash` is the hash of the browser's id. */
export const isKnownDevice = async (tx: Tx, userId: string, hash: string): Promise<boolean> =>
  (await selectDevices(tx, userId).where("hash", "=", hash).executeTakeFirst()) !== undefined

/**
 * Forgets browsers after a password change, because strangers may have signed in with the old password. `except` is the browser that set
 * the new password.
 */
export const forgetDevices = async (tx: Tx, { id }: LockedCustomer, except = ""): Promise<void> => {
  await tx.deleteFrom("known_device").where("user_id", "=", id).where("hash", "!=", hashSecret(except)).execute()
}
