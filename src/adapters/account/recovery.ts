import { Effect } from "effect"
import { Tokens } from "../../domain/account/account"
import type { CallFailed } from "../../domain/shared/failure"
import type { Api } from "../shared/api"
import { asCallFailed } from "../shared/api"
import type { TokenStore } from "../site/tokens"

interface Request {
  readonly email: string
  readonly humanCheck: string
}

/** The response is the same for registered and unregistered addresses. */
export const requestRecovery =
  (api: Api) =>
  ({ email, humanCheck }: Request): Effect.Effect<null, CallFailed> =>
    api({
      method: "POST",
      path: "/recovery",
      body: { email },
      headers: { ReCaptcha: humanCheck },
      answer: null,
      anonymous: true,
    }).pipe(Effect.as(null), Effect.mapError(asCallFailed))

interface Reset {
  readonly resetPasswordToken: string
  readonly password: string
}

/** Tokens stay in the adapter; the machine only learns that the user is signed in. */
export const resetPassword =
  (api: Api, tokens: Pick<TokenStore, "keep">) =>
  ({ resetPasswordToken, password }: Reset): Effect.Effect<null, CallFailed> =>
    api({
      method: "PUT",
      path: "/profile/password",
      body: { password, resetPasswordToken },
      answer: Tokens,
      anonymous: true,
    }).pipe(
      Effect.map((answer) => {
        tokens.keep(answer)
        return null
      }),
      Effect.mapError(asCallFailed),
    )
