import { randomUUID } from "node:crypto"
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server"
import { COSEALG } from "@simplewebauthn/server/helpers"
import { brand } from "#sandbox/brand.ts"
import { lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { relyingPartyId } from "./passkey-assertions.ts"
import { createChallenge, consumeChallenge } from "./passkey-challenges.ts"
import { sendPasskeyAddedNotice, sendPasskeyRemovedNotice } from "./passkey-notices.ts"
import { currentSource, recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { requireProof, type PasswordProof } from "./settings.ts"

const maxPasskeys = 20
/** Algorithms that all browsers support. The package would offer more, but they need an experimental part of Node. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

const selectPasskeys = (tx: Tx, userId: string) => tx.selectFrom("passkey").where("user_id", "=", userId)

/** Returns all passkeys of the customer, newest first. `lastUsed` is null for an unused passkey. */
export const listPasskeys = async (tx: Tx, userId: string) => {
  const rows = await selectPasskeys(tx, userId)
    .select(["id", "name", "create_date", "use_date"])
    .orderBy("create_date", "desc")
    .orderBy("id")
    .execute()
  const values = rows.map(({ id, name, create_date, use_date }) => ({
    id,
    name,
    createDate: create_date.toISOString(),
    lastUsed: use_date?.toISOString() ?? null,
  }))
  return { total: values.length, values }
}

/**
 * Refuses an unconfirmed account with 409 `EmailNotConfirmed`. A customer who signed up with another person's address could otherwise leave
 * a passkey behind.
 */
const requireConfirmed = ({ email_confirmed }: Customer): void => {
  if (!email_confirmed) throw createRefusal(409, "EmailNotConfirmed")
}

/**
 * Returns options with which the browser asks an authenticator for a new passkey. Refuses as `requireProof` does, and with 409
 * `EmailNotConfirmed` or `PasskeysFull`.
 */
export const createPasskeyCreationOptions = async (
  tx: Tx,
  caller: LockedCustomer,
  proof: PasswordProof,
  emailContext: EmailContext,
) => {
  const { origin, now } = emailContext
  const customer = await requireProof(tx, caller, proof, emailContext)
  requireConfirmed(customer)
  const existing = await selectPasskeys(tx, customer.id).select(["credential_id", "transports"]).execute()
  if (existing.length >= maxPasskeys) throw createRefusal(409, "PasskeysFull")
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingPartyId(origin),
    userName: customer.email,
    userDisplayName: customer.email,
    userID: new Uint8Array(Buffer.from(customer.id)),
    challenge: new Uint8Array(Buffer.from(await createChallenge(tx, customer.id, now), "base64url")),
    timeout: lifetimes.passkeyChallenge,
    supportedAlgorithmIDs,
    excludeCredentials: existing.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    // User verification makes a passkey count as two factors. A resident key lets the authenticator identify the customer.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
}

/** Returns a name for a passkey that the customer left unnamed. */
const nameInLocale = (locale: Locale): string => {
  const { browser, system } = currentSource()
  if (browser === null) return locale === "ru-RU" ? "Ключ доступа" : "Passkey"
  if (system === null) return browser
  return locale === "ru-RU" ? `${browser}, ${system}` : `${browser} on ${system}`
}

type NewPasskey = {
  readonly name?: string | undefined
  readonly credential: RegistrationResponseJSON
}

/**
 * Adds the passkey that answers a challenge of the same customer. The call that created the challenge has already checked the password.
 * Refuses with 400 `PasskeyRefused`.
 */
export const addPasskey = async (
  tx: Tx,
  { id, email, culture: locale }: LockedCustomer,
  { name: given, credential: response }: NewPasskey,
  { origin, now, locale: spoken }: EmailContext,
) => {
  const refused = createRefusal(400, "PasskeyRefused", { isCommitted: true })
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(tx, challenge, id, now),
    expectedOrigin: origin,
    expectedRPID: relyingPartyId(origin),
    supportedAlgorithmIDs,
  }).catch(() => {
    throw refused
  })
  if (!registrationInfo) throw refused
  const { credential } = registrationInfo
  const name = given ?? nameInLocale(spoken)
  const added = await tx
    .insertInto("passkey")
    .values({
      id: randomUUID(),
      user_id: id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      name,
      create_date: new Date(now),
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst()
  if (!added) throw refused
  await recordEvent(tx, id, { type: "PasskeyAdded", now })
  await sendPasskeyAddedNotice(tx, { id, email }, name, { locale, origin, now })
  return listPasskeys(tx, id)
}

/** Removes a passkey. Refuses as `requireProof` does, and with 404 `NotFound`. */
export const removePasskey = async (
  tx: Tx,
  caller: LockedCustomer,
  { passkeyId, ...proof }: PasswordProof & { readonly passkeyId: string },
  emailContext: EmailContext,
) => {
  const customer = await requireProof(tx, caller, proof, emailContext)
  const removed = await tx
    .deleteFrom("passkey")
    .where("id", "=", passkeyId)
    .where("user_id", "=", customer.id)
    .returning("name")
    .executeTakeFirst()
  if (!removed) throw createRefusal(404, "NotFound")
  await recordEvent(tx, customer.id, { type: "PasskeyRemoved", now: emailContext.now })
  await sendPasskeyRemovedNotice(tx, customer, removed.name, { ...emailContext, locale: customer.culture })
  return listPasskeys(tx, customer.id)
}
