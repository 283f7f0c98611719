import { Effect } from "effect"
import type { PasskeyCancelled, PasskeyExists, PasskeyUnsupported } from "../../domain/account/passkey"
import { taggedFailure } from "../../domain/shared/failure"

/** What a window has of WebAuthn. */
export interface PasskeyBrowser {
  readonly PublicKeyCredential: Pick<typeof PublicKeyCredential, "parseCreationOptionsFromJSON">
  readonly navigator: { readonly credentials: Pick<CredentialsContainer, "create"> }
}

const isPublicKey = (credential: Credential | null): credential is PublicKeyCredential =>
  credential?.type === "public-key"

/** A browser without WebAuthn, an address it refuses and a device without an authenticator throw different errors. */
const failureOf = (error: unknown): PasskeyCancelled | PasskeyExists | PasskeyUnsupported => {
  const name = error instanceof DOMException ? error.name : ""
  if (name === "NotAllowedError" || name === "AbortError") return taggedFailure("PasskeyCancelled")
  return taggedFailure(name === "InvalidStateError" ? "PasskeyExists" : "PasskeyUnsupported")
}

/** Asks an authenticator for a new passkey, in the browser's dialog. The credential is as the server reads it. */
export const createCredential = (
  browser: PasskeyBrowser,
  options: PublicKeyCredentialCreationOptionsJSON,
): Effect.Effect<unknown, PasskeyCancelled | PasskeyExists | PasskeyUnsupported> =>
  Effect.tryPromise({
    try: async (signal) => {
      const publicKey = browser.PublicKeyCredential.parseCreationOptionsFromJSON(options)
      const credential = await browser.navigator.credentials.create({ publicKey, signal })
      if (!isPublicKey(credential)) throw new TypeError("Not a passkey")
      return credential.toJSON() as unknown
    },
    catch: failureOf,
  })
