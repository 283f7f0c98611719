import { Effect } from "effect"
import { Tokens } from "../../domain/account/account"
import type { Api } from "../shared/api"
import type { TokenStore } from "../site/tokens"

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

/** Tokens stay in the adapter; the machine only learns that the user is signed in. */
export const resetPassword =
  (api: Api, tokens: Pick<TokenStore, "keep">) =>
  ({ resetPasswordToken, password }: Reset) =>
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
    )
