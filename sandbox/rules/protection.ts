import type { Tx } from "#sandbox/database.ts"
import type { ExtensionName } from "#sandbox/extensions.ts"
import { isBookOn } from "./address-book.ts"
import { listPasskeys } from "./passkeys.ts"
import { countRecoveryCodes } from "./recovery-codes.ts"
import { listSessions } from "./sessions.ts"
import type { Caller } from "./tokens.ts"

type Offer = { readonly now: number; readonly extensions: ReadonlySet<ExtensionName> }

/** Returns the protections of the account. A protection is null if it is not offered or not useful yet. */
export const loadProtection = async (tx: Tx, caller: Caller, { now, extensions }: Offer) => {
  const { id, password_hash, tfa_enabled, email_confirmed } = caller.customer
  const hasCodes = tfa_enabled && extensions.has("recoveryCodes")
  return {
    hasPassword: password_hash !== null,
    tfaEnabled: tfa_enabled,
    emailConfirmed: email_confirmed,
    recoveryCodes: hasCodes ? await countRecoveryCodes(tx, id) : null,
    passkeys: extensions.has("passkeys") ? (await listPasskeys(tx, id)).total : null,
    sessions: extensions.has("sessions") ? (await listSessions(tx, caller, now)).length : null,
    isAddressBookOn: extensions.has("addressBook") ? isBookOn(caller.customer, now) : null,
  }
}
