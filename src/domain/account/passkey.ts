import { Schema } from "effect"
import { listPageSchema } from "#domain/shared/entries-wire.ts"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import { Instant, optionalField } from "#domain/shared/schema.ts"

/** A passkey of the account (docs/api.md, "passkeys"). */
export const Passkey = Schema.Struct({
  id: Schema.String,
  /** The customer's own name for the passkey. */
  name: Schema.String,
  createDate: optionalField(Instant),
  /** Null until it has signed in. */
  lastUsed: optionalField(Instant),
})
export type Passkey = typeof Passkey.Type

/** GET /profile/passkeys, and the answer to adding and removing one. */
export const Passkeys = listPageSchema(Passkey)
export type Passkeys = typeof Passkeys.Type

/** The server accepts names up to this many characters. */
export const passkeyNameMax = 50

export interface NewPasskey {
  /** Null: after the browser and its system. */
  readonly name: string | null
  /** The present one of the account. */
  readonly password: string
}
export interface PasskeyRemoval {
  readonly passkeyId: string
  readonly password: string
}

/** The customer closed the browser's dialog or did not answer in time: browsers do not say which. */
export type PasskeyCancelled = TaggedFailure<"PasskeyCancelled">
/** This browser, this device or this address has no passkeys. */
export type PasskeyUnsupported = TaggedFailure<"PasskeyUnsupported">
/** The authenticator has a passkey of this account. */
export type PasskeyExists = TaggedFailure<"PasskeyExists">

export interface PasskeyRequest {
  /** Among the suggestions of the e-mail field, instead of the browser's dialog. */
  readonly autofill: boolean
}
/** The authenticator's signed response. Only the server reads it. */
export type PasskeyResponse = object
