import { createRefusal } from "#sandbox/errors.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"

/** Refuses a demo customer with 403 `Forbidden`. A demo customer has no address, password or second factor and cannot pay. */
export const requireRealCustomer = ({ is_demo }: Pick<Customer, "is_demo">): void => {
  if (is_demo) throw createRefusal(403, "Forbidden")
}
