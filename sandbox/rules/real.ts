import { refusal } from "../errors.ts"
import type { User } from "../tables.ts"

/** An address, a password, a second factor, something to pay for: a demo customer has none of these. */
export const requireRealCustomer = ({ is_demo }: Pick<User, "is_demo">): void => {
  if (is_demo) throw refusal(403, "Forbidden")
}
