import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from "@simplewebauthn/server"
import { lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { createChallenge, consumeChallenge } from "./passkey-challenges.ts"
import type { EmailContext } from "./send-email.ts"

type Site = Pick<EmailContext, "origin" | "now">

/** Returns the name of the site without a port, because passkeys are bound to this name. */
export const relyingPartyId = (origin: string): string => new URL(origin).hostname

/** Returns options that any passkey of this site can answer, so that the customer need not type an address first. */
export const createPasskeyRequestOptions = async (tx: Tx, { origin, now }: Site) =>
  generateAuthenticationOptions({
    rpID: relyingPartyId(origin),
    challenge: new Uint8Array(Buffer.from(await createChallenge(tx, null, now), "base64url")),
    timeout: lifetimes.passkeyChallenge,
    userVerification: "required",
  })

/**
 * Returns the owner of the passkey. Returns undefined if the passkey is unknown, or if the authenticator's response names another
 * customer.
 */
export const findPasskeyOwner = async (
  tx: Tx,
  { id, response }: AuthenticationResponseJSON,
): Promise<string | undefined> => {
  const owner = await tx.selectFrom("passkey").select("user_id").where("credential_id", "=", id).executeTakeFirst()
  const named = Buffer.from(response.userHandle ?? "", "base64url").toString()
  return owner?.user_id === named ? named : undefined
}

/**
 * Returns true if a passkey of this customer has signed a challenge. The check uses up the challenge, so the caller must refuse with
 * `isCommitted`.
 */
export const consumeAssertion = async (
  tx: Tx,
  { id: userId }: LockedCustomer,
  response: AuthenticationResponseJSON,
  { origin, now }: Site,
): Promise<boolean> => {
  // The query runs under the customer's lock, because another call may have removed the passkey or used it for another challenge.
  const passkey = await tx
    .selectFrom("passkey")
    .selectAll()
    .where("credential_id", "=", response.id)
    .where("user_id", "=", userId)
    .executeTakeFirst()
  if (!passkey) return false
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(tx, challenge, null, now),
    expectedOrigin: origin,
    expectedRPID: relyingPartyId(origin),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
      counter: Number(passkey.counter),
    },
  }).catch(() => null)
  if (!result?.verified) return false
  await tx
    .updateTable("passkey")
    .set({ counter: result.authenticationInfo.newCounter, use_date: new Date(now) })
    .where("id", "=", passkey.id)
    .execute()
  return true
}
