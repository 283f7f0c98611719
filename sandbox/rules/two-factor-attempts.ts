import { tryGetContext } from "hono/context-storage"
import { dateAfter, minute, second } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { deviceHashOf } from "#sandbox/device-cookie.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { Env } from "#sandbox/running-sandbox.ts"
import { isKnownDevice } from "./devices.ts"
import type { LockedCaller, LockedCustomer } from "./locked-customer.ts"

const maxAttempts = 5
const attemptWindow = 15 * minute

/** The proof that a call contains besides its second factor. `byEmailLink` is true if the call contains a link from an e-mail. */
export type CodeProof = { readonly byEmailLink: boolean }

/**
 * Returns the source by which guesses are counted: the session, a browser that the account knows, all holders of an e-mail's link, or all
 * strangers. Strangers share one count, independent of the headers that they send. A session or known browser requires a correct second
 * factor first.
 */
const findAttemptSource = async (
  tx: Tx,
  customer: LockedCustomer | LockedCaller,
  { byEmailLink }: CodeProof,
): Promise<string> => {
  if ("sessionId" in customer) return customer.sessionId
  const call = tryGetContext<Env>()
  const device = call && deviceHashOf(call)
  if (device !== undefined && (await isKnownDevice(tx, customer.id, device))) return device
  return byEmailLink ? "letter" : ""
}

/**
 * Counts a wrong second factor of the call's source. The sixth attempt within a quarter of an hour is refused with 429 `TooManyAttempts`.
 * The caller refuses a wrong code with `isCommitted`, which commits the transaction, so this function must run before the call writes
 * anything else.
 */
export const limitTwoFactorAttempts = async <Outcome extends string>(
  tx: Tx,
  customer: LockedCustomer,
  { proof, now }: { readonly proof: CodeProof; readonly now: number },
  consume: () => Promise<Outcome | "taken">,
): Promise<Outcome | "taken"> => {
  const { id: userId } = customer
  const attempt = { user_id: userId, source: await findAttemptSource(tx, customer, proof) }
  await tx
    .deleteFrom("code_attempt")
    .where("user_id", "=", userId)
    .where((is) => is.or([is("since", "<=", dateAfter(now, -attemptWindow)), is("since", ">", new Date(now))]))
    .execute()
  const counted = tx.selectFrom("code_attempt").where("user_id", "=", userId).where("source", "=", attempt.source)
  const { failed = 0, since = new Date(now) } = (await counted.select(["failed", "since"]).executeTakeFirst()) ?? {}
  if (failed >= maxAttempts) {
    throw createRefusal(429, "TooManyAttempts", {
      retryAfter: Math.ceil((since.getTime() + attemptWindow - now) / second),
    })
  }
  const outcome = await consume()
  if (outcome === "taken") {
    await tx.deleteFrom("code_attempt").where("user_id", "=", userId).where("source", "=", attempt.source).execute()
  } else {
    await tx
      .insertInto("code_attempt")
      .values({ ...attempt, failed: 1, since })
      .onConflict((conflict) => conflict.columns(["user_id", "source"]).doUpdateSet({ failed: failed + 1 }))
      .execute()
  }
  return outcome
}
