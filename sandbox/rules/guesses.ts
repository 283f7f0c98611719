import { sql } from "kysely"
import { after, minute, second } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { LockedCustomer } from "./locked-customer.ts"

const attempts = 10
const attemptWindow = 15 * minute

const refuseMany = (since: number, now: number) =>
  refusal(429, "TooManyAttempts", { retryAfter: Math.ceil((since + attemptWindow - now) / second) })

/** The account whose password is guessed, and the browser that sends the guess. */
export type SignInSource = { readonly email: string; readonly device: string | undefined }

/**
 * Counts a sign-in guess before the server checks the password.
 * - The count has a separate transaction, so that the server checks at most ten of many concurrent guesses.
 * - Strangers share one count, and each browser that the account knows has a separate count.
 * - One statement serves known and unknown addresses, so that the response and its time reveal nothing.
 */
export const countGuess = async (db: Tx, { email, device = "" }: SignInSource, now: number): Promise<string> => {
  const knownDevice = db
    .selectFrom("known_device")
    .innerJoin("customer", "customer.id", "known_device.user_id")
    .select("known_device.hash")
    .where("customer.email", "=", email)
    .where("known_device.hash", "=", device)
  const isOver = sql<boolean>`sign_in_attempt.since <= ${after(now, -attemptWindow)} or sign_in_attempt.since > ${new Date(now)}`
  const counted = await db
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
  if (counted.failed > attempts) throw refuseMany(counted.since.getTime(), now)
  return counted.device
}

/** Forgets the guesses of this browser after a correct password. */
export const forgetGuess = async (db: Tx, email: string, device: string): Promise<void> => {
  await db.deleteFrom("sign_in_attempt").where("email", "=", email).where("device", "=", device).execute()
}

/** Guesses in the settings use the sign-in table under a separate key, so that strangers cannot lock a customer out of the settings. */
const ownGuesses = (userId: string): string => `settings:${userId}`

/** Counts a signed-in customer's guess at the current password before the server checks the password. */
export const countOwnGuess = (tx: Tx, userId: string, now: number): Promise<string> =>
  countGuess(tx, { email: ownGuesses(userId), device: undefined }, now)

export const forgetGuesses = async (tx: Tx, { id }: Pick<User, "id">): Promise<void> => {
  await tx.deleteFrom("sign_in_attempt").where("email", "=", ownGuesses(id)).execute()
}

/** Removes all sign-in locks of the account, because the owner has used a recovery e-mail. Earlier guesses no longer matter. */
export const removeSignInLock = async (tx: Tx, customer: LockedCustomer): Promise<void> => {
  await forgetGuesses(tx, customer)
  await tx.deleteFrom("sign_in_attempt").where("email", "=", customer.email).execute()
}
