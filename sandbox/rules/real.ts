import { refusal } from "#sandbox/errors.ts"
import type { User } from "#sandbox/tables.ts"

/** An address, a password, a second factor, something to pay for: a demo customer has none of these. */
export const requireRealCustomer = ({ is_demo }: Pick<User, "is_demo">): void => {
  if (is_demo) throw refusal(403, "Forbidden")
}
