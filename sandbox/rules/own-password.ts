import type { Tx } from "#sandbox/database.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import { countOwnGuess, forgetGuesses } from "./guesses.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { checkPassword } from "./passwords.ts"

const checked: unique symbol = Symbol("checked")

/** The result of checking a customer's current password before the transaction. `hash` is the stored hash that was compared. */
export type CheckedPassword = { readonly hash: string | null; readonly isRight: boolean; readonly [checked]: true }

type Work = { readonly tx: Tx; readonly commit: () => Promise<void>; readonly now: number }

/**
 * Counts a guess, checks it while no connection is occupied, and removes the count of a correct guess. The server checks at most ten of
 * many concurrent guesses. A demo customer has no password to check.
 */
export const checkOwnPassword = async (
  { tx, commit, now }: Work,
  user: User,
  password: string,
): Promise<CheckedPassword> => {
  const hash = user.password_hash
  if (user.is_demo) return { hash, isRight: false, [checked]: true }
  await countOwnGuess(tx, user.id, now)
  await commit()
  const isRight = await checkPassword(password, hash, user.id)
  if (isRight) {
    await forgetGuesses(tx, user)
    await commit()
  }
  return { hash, isRight, [checked]: true }
}

/** Confirms the check under the lock. The check proves nothing if another call has changed the password since. */
export const isProven = ({ password_hash }: LockedCustomer, { hash, isRight }: CheckedPassword): boolean =>
  isRight && hash === password_hash
