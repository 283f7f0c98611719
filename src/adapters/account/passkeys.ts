import { Effect } from "effect"
import { Passkeys, type NewPasskey, type PasskeyRemoval } from "#domain/account/passkey.ts"
import type { IncorrectPassword } from "#domain/account/account-failures.ts"
import { part, type Api } from "#adapters/shared/api.ts"
import { browserOptions, createCredential, type PasskeyBrowser } from "./passkey-browser.ts"

const path = "/profile/passkeys"

const CreationOptions = browserOptions<PublicKeyCredentialCreationOptionsJSON>()
const IncorrectPassword = { code: "IncorrectPassword" }

export const loadPasskeys = (api: Api) => () => api(`GET ${path}`, { answer: Passkeys })

/** The server's challenge, which the password is for; the authenticator's response; and the server's check of it. */
export const createPasskey =
  (api: Api, browser: PasskeyBrowser) =>
  ({ name, password }: NewPasskey) =>
    api(`POST ${path}/options`, { body: { password }, answer: CreationOptions, refusals: { IncorrectPassword } }).pipe(
      Effect.flatMap((options) => createCredential(browser, options)),
      Effect.flatMap((credential) =>
        api(`POST ${path}`, { body: { credential, ...(name === null ? {} : { name }) }, answer: Passkeys }),
      ),
    )

/** A passkey that is not found was removed before. */
export const removePasskey = (api: Api) => (it: PasskeyRemoval) =>
  api(`POST ${path}/${part(it.passkeyId)}/remove`, {
    body: { password: it.password },
    answer: Passkeys,
    refusals: { PasskeyRemoved: { status: 404 }, IncorrectPassword },
  }).pipe(Effect.catchTag("PasskeyRemoved", loadPasskeys(api)))
