import type { Credentials } from "#domain/account/credentials.ts"
import type { LetterToken } from "#domain/account/account-failures.ts"
import { TwoFactorResetRequested } from "#domain/account/two-factor.ts"
import type { Api } from "#adapters/shared/api.ts"

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
