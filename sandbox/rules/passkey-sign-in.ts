import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server"
import type { AuthenticationResponseJSON } from "@simplewebauthn/server"
import { lifetimes } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import type { User } from "../tables.ts"
import type { MailContext } from "./mail.ts"
import { newChallenge, takeChallenge } from "./passkey-challenges.ts"
import { relyingPartyId } from "./passkeys.ts"

type Site = Pick<MailContext, "origin" | "now">

/** For any passkey of this site: nobody has to say first who they are. */
export const passkeyRequestOptions = async (tx: Tx, { origin, now }: Site) =>
  generateAuthenticationOptions({
    rpID: relyingPartyId(origin),
    challenge: new Uint8Array(Buffer.from(await newChallenge(tx, null, now), "base64url")),
    timeout: lifetimes.passkeyChallenge,
    userVerification: "required",
  })

const refused = () => refusal(400, "PasskeyRefused", { keep: true })

/** The customer, locked, and their passkey. The authenticator names the customer too. */
const ownerOf = async (tx: Tx, { id, response: { userHandle } }: AuthenticationResponseJSON) => {
  const passkeys = tx.selectFrom("passkey").where("credential_id", "=", id)
  const owner = await passkeys.select("user_id").executeTakeFirst()
  if (!owner || Buffer.from(userHandle ?? "", "base64url").toString() !== owner.user_id) throw refused()
  const user: User = await tx
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", owner.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // It may have been removed, or have signed in, meanwhile.
  const passkey = await passkeys.selectAll().executeTakeFirst()
  if (!passkey) throw refused()
  return { user, passkey }
}

/** Who has signed the challenge. The authenticator has verified its user, so that no second factor is asked for. */
export const signInByPasskey = async (tx: Tx, response: AuthenticationResponseJSON, { origin, now }: Site) => {
  const { user, passkey } = await ownerOf(tx, response)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(tx, challenge, null, now),
    expectedOrigin: origin,
    expectedRPID: relyingPartyId(origin),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
      counter: Number(passkey.counter),
    },
  }).catch(() => {
    throw refused()
  })
  if (!verified) throw refused()
  if (!user.email_confirmed) throw refusal(400, "UserNotVerified", { keep: true })
  await tx
    .updateTable("passkey")
    .set({ counter: authenticationInfo.newCounter, use_date: new Date(now) })
    .where("id", "=", passkey.id)
    .execute()
  return user.id
}
