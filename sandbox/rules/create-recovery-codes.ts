import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { countRecoveryCodes, replaceRecoveryCodes, type NewRecoveryCodes } from "./recovery-codes.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { requireProof, type PasswordProof } from "./settings.ts"
import { sendRecoveryCodesNotice } from "./two-factor-notices.ts"

const requireTwoFactor = ({ tfa_enabled }: User): void => {
  if (!tfa_enabled) throw refusal(409, "TwoFactorDisabled")
}

export const recoveryCodesView = async (tx: Tx, user: User) => {
  requireTwoFactor(user)
  return { left: await countRecoveryCodes(tx, user.id) }
}

/** Creates recovery codes. Requires the password and a code, which may be one of the older recovery codes. */
export const createRecoveryCodes = async (
  tx: Tx,
  caller: LockedCustomer,
  { made, ...proof }: PasswordProof & { readonly made: NewRecoveryCodes },
  writing: EmailContext,
) => {
  const user = await requireProof(tx, caller, proof, writing)
  requireTwoFactor(user)
  await replaceRecoveryCodes(tx, user, made)
  await recordEvent(tx, user.id, { type: "RecoveryCodesCreated", now: writing.now })
  await sendRecoveryCodesNotice(tx, user, writing)
  return { codes: made.codes }
}
