import { Effect } from "effect"
import type { PasskeyResponse } from "#domain/account/passkey.ts"
import type { Api } from "#adapters/shared/api.ts"
import type { PasskeyBrowser } from "./passkey-browser.ts"
import { requestPasskey } from "./passkey-sign-in.ts"

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

/** As the header `X-TFA` carries it (docs/api.md). */
const passkeyCode = (response: PasskeyResponse): string => `passkey:${base64url(JSON.stringify(response))}`

/** The authenticator's response to a new challenge of the server's, instead of a two-factor code. */
export const requestPasskeyCode = (api: Api, browser: PasskeyBrowser) => () =>
  Effect.map(requestPasskey(api, browser)({ autofill: false }), passkeyCode)
