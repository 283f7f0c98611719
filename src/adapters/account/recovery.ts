import { Effect } from "effect"
import { Tokens } from "#domain/account/account.ts"
import type { Api } from "#adapters/shared/api.ts"
import { keepTokens, type Keep } from "#adapters/site/tokens.ts"
import type { Credentials } from "#domain/account/credentials.ts"
import type { LetterToken } from "#domain/account/account-failures.ts"
import { TwoFactorResetRequested } from "#domain/account/two-factor.ts"

interface Request {
  readonly email: string
  readonly humanCheck: string
}

/** The response is the same for registered and unregistered addresses. */
export const requestRecovery =
  (api: Api) =>
  ({ email, humanCheck }: Request) =>
    api({
      method: "POST",
      path: "/recovery",
      body: { email },
      headers: { ReCaptcha: humanCheck },
      answer: null,
      anonymous: true,
    })

interface Reset {
  readonly resetPasswordToken: string
  readonly password: string
}

export const resetPassword =
  (api: Api, tokens: Keep) =>
  ({ resetPasswordToken, password }: Reset) =>
    api({
      method: "PUT",
      path: "/profile/password",
      body: { password, resetPasswordToken },
      answer: Tokens,
      anonymous: true,
    }).pipe(Effect.map(keepTokens(tokens)))

export const requestTwoFactorReset =
  (api: Api) =>
  ({ email, password, humanCheck }: Credentials & { readonly humanCheck: string }) =>
    api({
      method: "POST",
      path: "/recovery/tfa",
      body: { email, password },
      headers: { ReCaptcha: humanCheck },
      answer: TwoFactorResetRequested,
      anonymous: true,
    })

export const cancelTwoFactorReset =
  (api: Api) =>
  ({ token }: LetterToken) =>
    api({
      method: "POST",
      path: "/recovery/tfa/cancel",
      body: { token },
      answer: null,
      anonymous: true,
      refusals: { OldToken: { code: "OldToken" } },
    })
