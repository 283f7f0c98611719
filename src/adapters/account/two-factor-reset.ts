import type { Credentials } from "../../domain/account/credentials"
import type { LetterToken } from "../../domain/account/letter-link"
import { TwoFactorResetRequested } from "../../domain/account/two-factor"
import type { Api } from "../shared/api"

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
