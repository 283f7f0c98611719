import { Effect } from "effect"
import { encodePathSegment, type Api } from "#adapters/shared/api.ts"
import type { IncorrectPassword } from "#domain/account/account-failures.ts"
import { Passkeys, type NewPasskey, type PasskeyRemoval } from "#domain/account/passkey.ts"
import { browserOptions, createCredential, type PasskeyBrowser } from "./passkey-browser.ts"

const path = "/profile/passkeys"

const CreationOptions = browserOptions<PublicKeyCredentialCreationOptionsJSON>()
const IncorrectPassword = { code: "IncorrectPassword" }

export const loadPasskeys = (api: Api) => () => api(`GET ${path}`, { response: Passkeys })

/**
 * Creates a passkey. The password obtains the server's challenge, and the server checks the authenticator's response. Fails with
 * `IncorrectPassword`, or as `createCredential` does.
 */
export const createPasskey =
  (api: Api, browser: PasskeyBrowser) =>
  ({ name, password }: NewPasskey) =>
    api(`POST ${path}/options`, {
      body: { password },
      response: CreationOptions,
      refusals: { IncorrectPassword },
    }).pipe(
      Effect.flatMap((options) => createCredential(browser, options)),
      Effect.flatMap((credential) =>
        api(`POST ${path}`, { body: { credential, ...(name === null ? {} : { name }) }, response: Passkeys }),
      ),
    )

/** Removes a passkey. A missing passkey counts as removed, because an earlier call may have removed it. Fails with `IncorrectPassword`. */
export const removePasskey = (api: Api) => (removal: PasskeyRemoval) =>
  api(`POST ${path}/${encodePathSegment(removal.passkeyId)}/remove`, {
    body: { password: removal.password },
    response: Passkeys,
    refusals: { PasskeyRemoved: { status: 404 }, IncorrectPassword },
  }).pipe(Effect.catchTag("PasskeyRemoved", loadPasskeys(api)))
