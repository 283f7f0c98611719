import { Effect } from "effect"
import { asBackgroundApi, type Api } from "#adapters/shared/api.ts"
import { saveTokens, type TokenWriter } from "#adapters/site/tokens.ts"
import type { PasskeyRequest, PasskeyResponse } from "#domain/account/passkey.ts"
import { Tokens } from "#domain/site/account.ts"
import { browserOptions, requestCredential, requireAutofill, type PasskeyBrowser } from "./passkey-browser.ts"
import { encodeBase64url } from "./passkey-json.ts"

const path = "/token/passkey"

const RequestOptions = browserOptions<PublicKeyCredentialRequestOptionsJSON>()

/**
 * Requests the authenticator's response to a new challenge of the server. Fails as `requestCredential` does, and with `PasskeyUnsupported`
 * before any call if the browser cannot suggest passkeys, which `isAutofill` requires.
 */
export const requestPasskey =
  (api: Api, browser: PasskeyBrowser) =>
  ({ isAutofill }: PasskeyRequest) => {
    const call = isAutofill ? asBackgroundApi(api) : api
    const options = call(`POST ${path}/options`, { response: RequestOptions, anonymous: true })
    const credential = Effect.flatMap(options, (found) => requestCredential(browser, found, isAutofill))
    return isAutofill ? Effect.flatMap(requireAutofill(browser), () => credential) : credential
  }

export const signInByPasskey = (api: Api, tokens: TokenWriter) => (credential: PasskeyResponse) =>
  api(`POST ${path}`, { body: { credential }, response: Tokens, anonymous: true }).pipe(Effect.map(saveTokens(tokens)))

/** Returns the passkey's response in the format of the header `X-TFA` (docs/api.md). */
const passkeyCode = (response: PasskeyResponse): string => `passkey:${encodeBase64url(JSON.stringify(response))}`

/** Requests the authenticator's response to a new challenge, instead of a two-factor code. Fails as `requestCredential` does. */
export const requestPasskeyCode = (api: Api, browser: PasskeyBrowser) => () =>
  Effect.map(requestPasskey(api, browser)({ isAutofill: false }), passkeyCode)
