import { Effect, Schema } from "effect"
import type { PasskeyCancelled, PasskeyExists, PasskeyResponse, PasskeyUnsupported } from "#domain/account/passkey.ts"
import { taggedFailure } from "#domain/shared/failure.ts"
import { parseCreationOptions, serializeCredential, parseRequestOptions } from "./passkey-json.ts"

/** The properties of a window that WebAuthn needs. */
export interface PasskeyBrowser {
  readonly PublicKeyCredential: Pick<
    typeof PublicKeyCredential,
    "parseCreationOptionsFromJSON" | "parseRequestOptionsFromJSON" | "isConditionalMediationAvailable"
  >
  readonly navigator: { readonly credentials: Pick<CredentialsContainer, "create" | "get"> }
}

/**
 * Creates the schema of the options of a WebAuthn call. The schema checks only the challenge, because the browser validates the other
 * options.
 */
export const browserOptions = <Options extends { readonly challenge: string }>() =>
  Schema.declare(
    (value: unknown): value is Options => typeof value === "object" && value !== null && "challenge" in value,
  )

const responseOf = (credential: Credential | null): PasskeyResponse => {
  const isPublicKey = (found: Credential | null): found is PublicKeyCredential => found?.type === "public-key"
  if (!isPublicKey(credential)) throw new TypeError("Not a passkey")
  return serializeCredential(credential)
}

/** Returns the name of an error. Password managers throw plain errors with the names of the standard. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "")

/**
 * Maps an error to a failure. A browser without WebAuthn, a refused host name and a device without an authenticator throw different errors.
 */
const failureOf = (error: unknown): PasskeyCancelled | PasskeyUnsupported => {
  const name = nameOf(error)
  return taggedFailure(name === "NotAllowedError" || name === "AbortError" ? "PasskeyCancelled" : "PasskeyUnsupported")
}

/**
 * Asks an authenticator for a new passkey, in the browser's dialog. Fails with `PasskeyExists` if the authenticator already has a passkey
 * of this account, with `PasskeyCancelled` if the customer declines, and with `PasskeyUnsupported` if the browser cannot create passkeys
 * here.
 */
export const createCredential = (
  browser: PasskeyBrowser,
  options: PublicKeyCredentialCreationOptionsJSON,
): Effect.Effect<PasskeyResponse, PasskeyCancelled | PasskeyExists | PasskeyUnsupported> =>
  Effect.tryPromise({
    try: async (signal) => {
      const publicKey = parseCreationOptions(browser.PublicKeyCredential, options)
      return responseOf(await browser.navigator.credentials.create({ publicKey, signal }))
    },
    catch: (error) => (nameOf(error) === "InvalidStateError" ? taggedFailure("PasskeyExists") : failureOf(error)),
  })

/** Checks that the browser can suggest passkeys in a field. Fails with `PasskeyUnsupported` if it cannot. */
export const requireAutofill = (browser: PasskeyBrowser): Effect.Effect<void, PasskeyUnsupported> =>
  Effect.tryPromise({
    try: async () => {
      if (!(await browser.PublicKeyCredential.isConditionalMediationAvailable())) throw new TypeError("No suggestions")
    },
    catch: () => taggedFailure("PasskeyUnsupported"),
  })

/**
 * The controller that aborts the sign-in page's suggestions. Suggestions count as a request, and a browser handles only one request at a
 * time.
 */
let suggestions = new AbortController()

/**
 * Asks an authenticator to sign in, in the browser's dialog or by suggestions in a field. Fails with `PasskeyCancelled` if the visitor
 * declines, and with `PasskeyUnsupported` if the browser cannot use passkeys here. The next request ends the suggestions with
 * `PasskeyCancelled`.
 */
export const requestCredential = (
  browser: PasskeyBrowser,
  options: PublicKeyCredentialRequestOptionsJSON,
  isAutofill: boolean,
): Effect.Effect<PasskeyResponse, PasskeyCancelled | PasskeyUnsupported> =>
  Effect.tryPromise({
    try: async (signal) => {
      const publicKey = parseRequestOptions(browser.PublicKeyCredential, options)
      suggestions.abort()
      suggestions = new AbortController()
      const mediation = isAutofill ? "conditional" : "optional"
      return responseOf(
        await browser.navigator.credentials.get({
          publicKey,
          mediation,
          signal: isAutofill ? AbortSignal.any([signal, suggestions.signal]) : signal,
        }),
      )
    },
    catch: failureOf,
  })
