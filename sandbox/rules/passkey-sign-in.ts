import type { AuthenticationResponseJSON } from "@simplewebauthn/server"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { lockCustomer } from "./locked-customer.ts"
import { findPasskeyOwner, takeAssertion } from "./passkey-assertions.ts"
import type { EmailContext } from "./send-email.ts"
import { endReset, applyDueReset } from "./two-factor-reset.ts"

/**
 * Signs in the customer whose passkey has signed the challenge. No second factor is needed, because the authenticator has verified its
 * user. Like a two-factor code, the sign-in cancels a reset that is not due yet.
 */
export const signInByPasskey = async (tx: Tx, response: AuthenticationResponseJSON, writing: EmailContext) => {
  const refused = refusal(400, "PasskeyRefused", { keep: true })
  const id = await findPasskeyOwner(tx, response)
  if (id === undefined) throw refused
  const user = await lockCustomer(tx, id)
  if (!(await takeAssertion(tx, user, response, writing))) throw refused
  if (!user.email_confirmed) throw refusal(400, "UserNotVerified", { keep: true })
  const customer = await applyDueReset(tx, user, writing)
  await endReset(tx, customer, { type: "ResetCancelled", now: writing.now })
  return customer
}
