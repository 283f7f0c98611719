import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { hashSecret, generateSecret } from "./tokens.ts"

/** Creates a challenge for an authenticator to sign. `userId` is the customer who may answer, or null for a sign-in. */
export const createChallenge = async (tx: Tx, userId: string | null, now: number): Promise<string> => {
  const challenge = generateSecret()
  await tx.deleteFrom("passkey_challenge").where("expire_date", "<=", new Date(now)).execute()
  await tx
    .insertInto("passkey_challenge")
    .values({ hash: hashSecret(challenge), user_id: userId, expire_date: dateAfter(now, lifetimes.passkeyChallenge) })
    .execute()
  return challenge
}

/**
 * Uses up the challenge, so that a response is accepted once. Returns false if the challenge is unknown, too old or another customer's.
 * Later refusals of the call must have `isCommitted`, so that the challenge stays used.
 */
export const consumeChallenge = async (
  tx: Tx,
  challenge: string,
  userId: string | null,
  now: number,
): Promise<boolean> => {
  const taken = await tx
    .deleteFrom("passkey_challenge")
    .where("hash", "=", hashSecret(challenge))
    .where("user_id", userId === null ? "is" : "=", userId)
    .where("expire_date", ">", new Date(now))
    .returning("hash")
    .executeTakeFirst()
  return taken !== undefined
}
