import { minute, second } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import type { User } from "../tables.ts"
import { checkPassword } from "./passwords.ts"

const attempts = 10
const attemptWindow = 15 * minute

type Counted = { readonly since: number; readonly failed: number } | null

/** The wrong ones that still count. */
const counted = (failed: number | undefined, since: Date | null | undefined, now: number): Counted => {
  const start = since?.getTime()
  return start !== undefined && now >= start && now - start < attemptWindow ? { since: start, failed: failed ?? 0 } : null
}

const refuseMany = (count: Counted, now: number): void => {
  if (count === null || count.failed < attempts) return
  throw refusal(429, "TooManyAttempts", { retryAfter: Math.ceil((count.since + attemptWindow - now) / second) })
}

/**
 * Refuses the guess after the tenth wrong one, until a quarter of an hour has passed since the first. A wrong one is counted:
 * the caller refuses it with `keep`. The customer is locked by the caller.
 */
export const isPassword = async (tx: Tx, user: User, password: string, now: number): Promise<boolean> => {
  const count = counted(user.failed_sign_ins, user.failed_since, now)
  refuseMany(count, now)
  const right = await checkPassword(password, user.password_hash)
  if (!right) {
    await tx
      .updateTable("customer")
      .set({ failed_sign_ins: (count?.failed ?? 0) + 1, failed_since: new Date(count?.since ?? now) })
      .where("id", "=", user.id)
      .execute()
  }
  return right
}

/** Nobody has this address, and nothing tells so: not the time it takes, and not that guesses would go on for ever. */
export const guessAtNobody = async (tx: Tx, email: string, password: string, now: number): Promise<void> => {
  const row = await tx.selectFrom("sign_in_attempt").selectAll().where("email", "=", email).forUpdate().executeTakeFirst()
  const count = counted(row?.failed, row?.since, now)
  refuseMany(count, now)
  await checkPassword(password, null)
  const next = { failed: (count?.failed ?? 0) + 1, since: new Date(count?.since ?? now) }
  await tx
    .insertInto("sign_in_attempt")
    .values({ email, ...next })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(next))
    .execute()
}

export const forgetGuesses = async (tx: Tx, userId: string): Promise<void> => {
  await tx.updateTable("customer").set({ failed_sign_ins: 0, failed_since: null }).where("id", "=", userId).execute()
}
