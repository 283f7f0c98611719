import { refusal } from "#sandbox/errors.ts"
import type { User } from "#sandbox/tables/accounts.ts"

/** Refuses a demo customer, who has no address, password or second factor and cannot pay. */
export const requireRealCustomer = ({ is_demo }: Pick<User, "is_demo">): void => {
  if (is_demo) throw refusal(403, "Forbidden")
}
