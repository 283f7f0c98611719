import type { AuthenticationResponseJSON } from "@simplewebauthn/server"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { lockCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { findPasskeyOwner, takeAssertion } from "./passkey-assertions.ts"
import { endReset, settleReset } from "./two-factor-reset.ts"

/**
 * Signs in the customer whose passkey has signed the challenge. No second factor is needed, because the authenticator has verified its
 * user. Like a two-factor code, the sign-in cancels a reset that is not due yet.
 */
export const signInByPasskey = async (tx: Tx, response: AuthenticationResponseJSON, writing: MailContext) => {
  const refused = refusal(400, "PasskeyRefused", { keep: true })
  const id = await findPasskeyOwner(tx, response)
  if (id === undefined) throw refused
  const user = await lockCustomer(tx, id)
  if (!(await takeAssertion(tx, user, response, writing))) throw refused
  if (!user.email_confirmed) throw refusal(400, "UserNotVerified", { keep: true })
  const settled = await settleReset(tx, user, writing)
  await endReset(tx, settled, { type: "ResetCancelled", now: writing.now })
  return settled
}
