import { findPendingEmail } from "#sandbox/rules/email-change.ts"
import { toProfileResponse } from "#sandbox/rules/users.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"

/** Returns the profile's field for a new address that waits for confirmation. The field is absent if the extension is not offered. */
export const loadPendingEmail = async (c: RequestContext, userId: string) =>
  c.var.sandbox.extensions.has("emailChange")
    ? { pendingEmail: await findPendingEmail(c.var.tx, userId, c.var.now) }
    : {}

export const loadProfile = async (c: RequestContext, customer: Customer) => ({
  ...toProfileResponse(customer),
  ...(await loadPendingEmail(c, customer.id)),
})
