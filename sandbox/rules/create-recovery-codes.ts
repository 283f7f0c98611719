import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { countRecoveryCodes, replaceRecoveryCodes, type NewRecoveryCodes } from "./recovery-codes.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { requireProof, type PasswordProof } from "./settings.ts"
import { sendRecoveryCodesNotice } from "./two-factor-notices.ts"

const requireTwoFactor = ({ tfa_enabled }: Customer): void => {
  if (!tfa_enabled) throw createRefusal(409, "TwoFactorDisabled")
}

/** Returns the number of unused codes. Refuses with 409 `TwoFactorDisabled`. */
export const loadRecoveryCodesResponse = async (tx: Tx, customer: Customer) => {
  requireTwoFactor(customer)
  return { left: await countRecoveryCodes(tx, customer.id) }
}

/**
 * Creates recovery codes, which replace all earlier codes. The code that proves the call may be one of the earlier recovery codes. Refuses
 * as `requireProof` does, and with 409 `TwoFactorDisabled`.
 */
export const createRecoveryCodes = async (
  tx: Tx,
  caller: LockedCustomer,
  { made, ...proof }: PasswordProof & { readonly made: NewRecoveryCodes },
  emailContext: EmailContext,
) => {
  const customer = await requireProof(tx, caller, proof, emailContext)
  requireTwoFactor(customer)
  await replaceRecoveryCodes(tx, customer, made)
  await recordEvent(tx, customer.id, { type: "RecoveryCodesCreated", now: emailContext.now })
  await sendRecoveryCodesNotice(tx, customer, emailContext)
  return { codes: made.codes }
}
