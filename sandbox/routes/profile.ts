import { findPendingEmail } from "#sandbox/rules/email-change.ts"
import { profileView } from "#sandbox/rules/users.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"

/** Returns the profile's field for a new address that waits for confirmation. The field is absent if the extension is not offered. */
export const loadPendingEmail = async (c: Call, userId: string) =>
  c.var.sandbox.extensions.has("emailChange")
    ? { pendingEmail: await findPendingEmail(c.var.tx, userId, c.var.now) }
    : {}

export const loadProfile = async (c: Call, customer: Customer) => ({
  ...profileView(customer),
  ...(await loadPendingEmail(c, customer.id)),
})
