import { minute, second } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import type { User } from "../tables.ts"
import { checkPassword } from "./passwords.ts"

const attempts = 10
const attemptWindow = 15 * minute

/**
 * Refuses the guess after the tenth wrong one, until a quarter of an hour has passed since the first. A wrong one is counted:
 * the caller refuses it with `keep`. The customer is locked by the caller.
 */
export const isPassword = async (tx: Tx, user: User | undefined, password: string, now: number): Promise<boolean> => {
  const since = user?.failed_since?.getTime()
  const counting = since !== undefined && now >= since && now - since < attemptWindow
  const failed = user && counting ? user.failed_sign_ins : 0
  if (counting && failed >= attempts) {
    throw refusal(429, "TooManyAttempts", { retryAfter: Math.ceil((since + attemptWindow - now) / second) })
  }
  const right = await checkPassword(password, user?.password_hash ?? null)
  if (user && !right) {
    await tx
      .updateTable("customer")
      .set({ failed_sign_ins: failed + 1, failed_since: counting ? new Date(since) : new Date(now) })
      .where("id", "=", user.id)
      .execute()
  }
  return right
}

export const forgetGuesses = async (tx: Tx, userId: string): Promise<void> => {
  await tx.updateTable("customer").set({ failed_sign_ins: 0, failed_since: null }).where("id", "=", userId).execute()
}
