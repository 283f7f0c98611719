import type { Tx } from "#sandbox/database.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { limitOwnPasswordAttempts, clearOwnPasswordAttempts } from "./password-attempts.ts"
import { checkPassword } from "./passwords.ts"

const checked: unique symbol = Symbol("checked")

/** The result of checking a customer's current password before the transaction. `hash` is the stored hash that was compared. */
export type CheckedPassword = { readonly hash: string | null; readonly isRight: boolean; readonly [checked]: true }

type Work = { readonly tx: Tx; readonly commit: () => Promise<void>; readonly now: number }

/**
 * Counts a guess, checks it while no connection is occupied, and removes the count of a correct guess. The server checks at most ten of
 * many concurrent guesses. A demo customer has no password to check. Refuses as `limitOwnPasswordAttempts` does.
 */
export const checkOwnPassword = async (
  { tx, commit, now }: Work,
  customer: Customer,
  password: string,
): Promise<CheckedPassword> => {
  const hash = customer.password_hash
  if (customer.is_demo) return { hash, isRight: false, [checked]: true }
  await limitOwnPasswordAttempts(tx, customer.id, now)
  await commit()
  const isRight = await checkPassword(password, hash, customer.id)
  if (isRight) {
    await clearOwnPasswordAttempts(tx, customer)
    await commit()
  }
  return { hash, isRight, [checked]: true }
}

/** Confirms the check under the lock. The check proves nothing if another call has changed the password since. */
export const isProven = ({ password_hash }: LockedCustomer, { hash, isRight }: CheckedPassword): boolean =>
  isRight && hash === password_hash
