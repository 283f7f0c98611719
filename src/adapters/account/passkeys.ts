import { Effect, Schema } from "effect"
import type {
  NewPasskey,
  PasskeyCancelled,
  PasskeyExists,
  PasskeyRemoval,
  PasskeyUnsupported,
} from "../../domain/account/passkey"
import { Passkeys } from "../../domain/account/passkey"
import type { IncorrectPassword } from "../../domain/account/settings-failures"
import type { CallFailed, ServerRefusal } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import type { Api } from "../shared/api"
import { asCallFailed, part } from "../shared/api"
import type { PasskeyBrowser } from "./passkey-browser"
import { createCredential } from "./passkey-browser"

const path = "/profile/passkeys"

/** The browser itself reads the rest. */
const CreationOptions = Schema.declare(
  (value: unknown): value is PublicKeyCredentialCreationOptionsJSON =>
    typeof value === "object" && value !== null && "challenge" in value,
)

const passwordFailed = (error: ServerRefusal | CallFailed): IncorrectPassword | CallFailed =>
  error._tag === "Refused" && error.code === "IncorrectPassword"
    ? taggedFailure("IncorrectPassword")
    : asCallFailed(error)

export const loadPasskeys = (api: Api) => (): Effect.Effect<Passkeys, CallFailed> =>
  Effect.mapError(api({ method: "GET", path, answer: Passkeys }), asCallFailed)

/** The server's challenge, which the password is for; the authenticator's response; and the server's check of it. */
export const createPasskey =
  (api: Api, browser: PasskeyBrowser) =>
  ({
    name,
    password,
  }: NewPasskey): Effect.Effect<
    Passkeys,
    IncorrectPassword | PasskeyCancelled | PasskeyExists | PasskeyUnsupported | CallFailed
  > =>
    api({ method: "POST", path: `${path}/options`, body: { password }, answer: CreationOptions }).pipe(
      Effect.mapError(passwordFailed),
      Effect.flatMap((options) => createCredential(browser, options)),
      Effect.flatMap((credential) =>
        Effect.mapError(
          api({
            method: "POST",
            path,
            body: { credential, ...(name === null ? {} : { name }) },
            answer: Passkeys,
          }),
          asCallFailed,
        ),
      ),
    )

/** One that is not found was removed before. */
export const removePasskey =
  (api: Api) =>
  ({ passkeyId, password }: PasskeyRemoval): Effect.Effect<Passkeys, IncorrectPassword | CallFailed> =>
    Effect.catch(
      api({ method: "POST", path: `${path}/${part(passkeyId)}/remove`, body: { password }, answer: Passkeys }),
      (error) =>
        error._tag === "Refused" && error.status === 404 ? loadPasskeys(api)() : Effect.fail(passwordFailed(error)),
    )
