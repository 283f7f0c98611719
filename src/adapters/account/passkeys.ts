import { Effect } from "effect"
import { encodePart, type Api } from "#adapters/shared/api.ts"
import type { IncorrectPassword } from "#domain/account/account-failures.ts"
import { Passkeys, type NewPasskey, type PasskeyRemoval } from "#domain/account/passkey.ts"
import { browserOptions, createCredential, type PasskeyBrowser } from "./passkey-browser.ts"

const path = "/profile/passkeys"

const CreationOptions = browserOptions<PublicKeyCredentialCreationOptionsJSON>()
const IncorrectPassword = { code: "IncorrectPassword" }

export const loadPasskeys = (api: Api) => () => api(`GET ${path}`, { response: Passkeys })

/** Requests the server's challenge with the password. Sends the authenticator's response to the server, which checks it. */
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

/** Removes a passkey. A missing passkey counts as removed, because an earlier call may have removed it. */
export const removePasskey = (api: Api) => (it: PasskeyRemoval) =>
  api(`POST ${path}/${encodePart(it.passkeyId)}/remove`, {
    body: { password: it.password },
    response: Passkeys,
    refusals: { PasskeyRemoved: { status: 404 }, IncorrectPassword },
  }).pipe(Effect.catchTag("PasskeyRemoved", loadPasskeys(api)))
