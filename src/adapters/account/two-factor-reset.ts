import { Effect } from "effect"
import type { OldToken } from "../../domain/account/account-failures"
import type { Credentials } from "../../domain/account/credentials"
import type { LetterToken } from "../../domain/account/letter-link"
import { TwoFactorResetRequested } from "../../domain/account/two-factor-reset"
import type { CallFailed } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import type { Api } from "../shared/api"
import { asCallFailed } from "../shared/api"

export const requestTwoFactorReset =
  (api: Api) =>
  ({
    email,
    password,
    humanCheck,
  }: Credentials & { readonly humanCheck: string }): Effect.Effect<TwoFactorResetRequested, CallFailed> =>
    Effect.mapError(
      api({
        method: "POST",
        path: "/recovery/tfa",
        body: { email, password },
        headers: { ReCaptcha: humanCheck },
        answer: TwoFactorResetRequested,
        anonymous: true,
      }),
      asCallFailed,
    )

export const cancelTwoFactorReset =
  (api: Api) =>
  ({ token }: LetterToken): Effect.Effect<null, OldToken | CallFailed> =>
    api({ method: "POST", path: "/recovery/tfa/cancel", body: { token }, answer: null, anonymous: true }).pipe(
      Effect.as(null),
      Effect.mapError((error) =>
        error._tag === "Refused" && error.code === "OldToken" ? taggedFailure("OldToken") : asCallFailed(error),
      ),
    )
