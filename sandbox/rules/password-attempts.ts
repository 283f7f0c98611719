import { sql } from "kysely"
import { dateAfter, minute, second } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { LockedCustomer } from "./locked-customer.ts"

const maxAttempts = 10
const attemptWindow = 15 * minute

const tooManyAttempts = (since: number, now: number) =>
  createRefusal(429, "TooManyAttempts", { retryAfter: Math.ceil((since + attemptWindow - now) / second) })

/** The account whose password is guessed, and the browser that sends the guess. */
export type SignInSource = { readonly email: string; readonly device: string | undefined }

/**
 * Counts a sign-in guess before the server checks the password, and returns the browser for which the guess counts.
 * - The count has its own transaction, so that the server checks at most ten of many concurrent guesses.
 * - Strangers share one count under an empty name, and each browser that the account knows has its own count.
 * - One statement serves known and unknown addresses, so that the response and its time reveal nothing.
 *
 * The eleventh guess within 15 minutes is refused with 429 `TooManyAttempts`.
 */
export const limitPasswordAttempts = async (
  db: Tx,
  { email, device = "" }: SignInSource,
  now: number,
): Promise<string> => {
  const knownDevice = db
    .selectFrom("known_device")
    .innerJoin("customer", "customer.id", "known_device.user_id")
    .select("known_device.hash")
    .where("customer.email", "=", email)
    .where("known_device.hash", "=", device)
  const isOver = sql<boolean>`sign_in_attempt.since <= ${dateAfter(now, -attemptWindow)} or sign_in_attempt.since > ${new Date(now)}`
  const attempt = await db
    .insertInto("sign_in_attempt")
    .values({ email, device: sql<string>`coalesce(${knownDevice}, '')`, failed: 1, since: new Date(now) })
    .onConflict((conflict) =>
      conflict.columns(["email", "device"]).doUpdateSet({
        failed: sql<number>`case when ${isOver} then 1 else sign_in_attempt.failed + 1 end`,
        since: sql<Date>`case when ${isOver} then excluded.since else sign_in_attempt.since end`,
      }),
    )
    .returning(["device", "failed", "since"])
    .executeTakeFirstOrThrow()
  if (attempt.failed > maxAttempts) throw tooManyAttempts(attempt.since.getTime(), now)
  return attempt.device
}

/** Forgets the guesses of this browser after a correct password. */
export const clearPasswordAttempts = async (db: Tx, email: string, device: string): Promise<void> => {
  await db.deleteFrom("sign_in_attempt").where("email", "=", email).where("device", "=", device).execute()
}

/**
 * Returns the key under which guesses in the settings are counted. The key is not an e-mail address, so that strangers cannot lock a
 * customer out of the settings.
 */
const ownAttemptsKey = (userId: string): string => `settings:${userId}`

/**
 * Counts a signed-in customer's guess at the current password before the server checks the password. Refuses as `limitPasswordAttempts`
 * does.
 */
export const limitOwnPasswordAttempts = (tx: Tx, userId: string, now: number): Promise<string> =>
  limitPasswordAttempts(tx, { email: ownAttemptsKey(userId), device: undefined }, now)

export const clearOwnPasswordAttempts = async (tx: Tx, { id }: Pick<Customer, "id">): Promise<void> => {
  await tx.deleteFrom("sign_in_attempt").where("email", "=", ownAttemptsKey(id)).execute()
}

/** Removes all sign-in locks of an account whose owner has used a recovery e-mail. Earlier guesses no longer matter. */
export const removeSignInLock = async (tx: Tx, customer: LockedCustomer): Promise<void> => {
  await clearOwnPasswordAttempts(tx, customer)
  await tx.deleteFrom("sign_in_attempt").where("email", "=", customer.email).execute()
}
