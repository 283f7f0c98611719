import type { AuthenticationResponseJSON } from "@simplewebauthn/server"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { lockCustomer } from "./locked-customer.ts"
import { findPasskeyOwner, consumeAssertion } from "./passkey-assertions.ts"
import type { EmailContext } from "./send-email.ts"
import { endReset, applyDueReset } from "./two-factor-reset.ts"

/**
 * Signs in the customer whose passkey has signed the challenge. No second factor is needed, because the authenticator has verified its
 * user. Like a two-factor code, the sign-in cancels a reset that is not due yet. Refuses with 400 `PasskeyRefused` or `UserNotVerified`.
 */
export const signInByPasskey = async (tx: Tx, response: AuthenticationResponseJSON, emailContext: EmailContext) => {
  const refused = createRefusal(400, "PasskeyRefused", { isCommitted: true })
  const id = await findPasskeyOwner(tx, response)
  if (id === undefined) throw refused
  const customer = await lockCustomer(tx, id)
  if (!(await consumeAssertion(tx, customer, response, emailContext))) throw refused
  if (!customer.email_confirmed) throw createRefusal(400, "UserNotVerified", { isCommitted: true })
  const currentCustomer = await applyDueReset(tx, customer, emailContext)
  await endReset(tx, currentCustomer, { type: "ResetCancelled", now: emailContext.now })
  return currentCustomer
}
