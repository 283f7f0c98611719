import { Effect } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { saveTokens, type TokenWriter } from "#adapters/site/tokens.ts"
import type { EmailLinkToken } from "#domain/account/account-failures.ts"
import { TwoFactorResetRequested } from "#domain/account/two-factor.ts"
import { Tokens } from "#domain/site/account.ts"
import type { PasswordReset } from "#machines/account/recovery-set-password.machine.ts"
import type { ResetRequest } from "#machines/account/two-factor-reset.machine.ts"

interface Request {
  readonly email: string
  readonly humanCheck: string
}

/**
 * Requests a recovery e-mail. The response is equal for registered and unregistered addresses, because it must not reveal who has an
 * account.
 */
export const requestRecovery = (api: Api) => (request: Request) =>
  api("POST /recovery", { body: { email: request.email }, headers: { ReCaptcha: request.humanCheck }, anonymous: true })

/** Saves a new password with the token from a recovery e-mail, and signs in. */
export const resetPassword = (api: Api, tokens: TokenWriter) => (body: PasswordReset) =>
  api("PUT /profile/password", { body, response: Tokens, anonymous: true }).pipe(Effect.map(saveTokens(tokens)))

/** Requests a two-factor reset for a lost phone. The response contains the date on which two-factor ends. */
export const requestTwoFactorReset =
  (api: Api) =>
  ({ email, password, humanCheck }: ResetRequest) =>
    api("POST /recovery/tfa", {
      body: { email, password },
      headers: { ReCaptcha: humanCheck },
      response: TwoFactorResetRequested,
      anonymous: true,
    })

/** Cancels a two-factor reset with the token from its e-mail. Fails with `OldToken` if the reset has already taken effect. */
export const cancelTwoFactorReset = (api: Api) => (body: EmailLinkToken) =>
  api("POST /recovery/tfa/cancel", { body, anonymous: true, refusals: { OldToken: { code: "OldToken" } } })
