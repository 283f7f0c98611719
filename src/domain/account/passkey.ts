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
  /** The time of the last sign-in with the passkey. Null until the first one. */
  lastUsed: optionalField(Instant),
})
export type Passkey = typeof Passkey.Type

/** The response to GET /profile/passkeys, and to adding and removing a passkey. */
export const Passkeys = listPageSchema(Passkey)
export type Passkeys = typeof Passkeys.Type

/** The maximum length of a passkey's name, which the server enforces. */
export const maxPasskeyNameLength = 50

export interface NewPasskey {
  /** The customer's own name for the passkey. Null to name it after the browser and its system. */
  readonly name: string | null
  /** The current password of the account. */
  readonly password: string
}
export interface PasskeyRemoval {
  readonly passkeyId: string
  readonly password: string
}

/**
 * The failure of a dialog that the customer closed, or in which the customer did not react in time. Browsers do not distinguish
 * the two.
 */
export type PasskeyCancelled = TaggedFailure<"PasskeyCancelled">
/** The failure of a browser or a device without passkeys, or of an origin that cannot have them, such as an IP address. */
export type PasskeyUnsupported = TaggedFailure<"PasskeyUnsupported">
/** The failure of an authenticator that already has a passkey of this account. */
export type PasskeyExists = TaggedFailure<"PasskeyExists">

export interface PasskeyRequest {
  /** True if the browser suggests passkeys in the e-mail field instead of opening its dialog. */
  readonly isAutofill: boolean
}
/** The authenticator's signed response. Only the server reads it. */
export type PasskeyResponse = object
