import { Effect } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { keepTokens, type Keep } from "#adapters/site/tokens.ts"
import type { UserNotVerified } from "#domain/account/account-failures.ts"
import type { Credentials } from "#domain/account/credentials.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { Marketing } from "#domain/shop/marketing.ts"
import { Tokens } from "#domain/site/account.ts"

interface HumanChecked {
  readonly humanCheck: string
}
const withHumanCheck = ({ humanCheck }: HumanChecked) => ({ ReCaptcha: humanCheck })

export const signIn = (api: Api, tokens: Keep) => (input: Credentials & HumanChecked) =>
  api("POST /token", {
    form: { grant_type: "password", username: input.email, password: input.password },
    headers: withHumanCheck(input),
    response: Tokens,
    anonymous: true,
    refusals: {
      UserNotVerified: {
        code: "UserNotVerified",
        as: ({ message }): UserNotVerified => ({ _tag: "UserNotVerified", message }),
      },
    },
  }).pipe(Effect.map(keepTokens(tokens)))

interface SignUpInput extends Credentials, HumanChecked {
  readonly code: string | null
}

export const signUp =
  (api: Api, tokens: Keep, currencyId: () => DisplayCurrency, analyticsData: () => Marketing | null = () => null) =>
  ({ email, password, code, humanCheck }: SignUpInput) =>
    api("POST /signup", {
      body: {
        email,
        password,
        currencyId: currencyId(),
        analyticsData: analyticsData() ?? undefined,
        ...(code === null ? {} : { code }),
      },
      headers: withHumanCheck({ humanCheck }),
      response: Tokens,
      anonymous: true,
      refusals: { AlreadyRegistered: { status: 409, code: ["AlreadyRegistered", ""] } },
    }).pipe(Effect.map(keepTokens(tokens)))

const ofLink = { OldToken: { status: 400 }, AlreadyConfirmed: { status: 409, code: ["AlreadyConfirmed", ""] } } as const

interface Confirmation {
  readonly emailToken: string
  /** True if the visitor has confirmed that the sign-up was theirs. */
  readonly mine: boolean
}

/**
 * Confirms an e-mail address. The call sends this browser's session, if any, because the server confirms the session's own account without
 * a question.
 */
export const confirmEmail =
  (api: Api, tokens: Keep) =>
  ({ emailToken, mine }: Confirmation) =>
    api("POST /signup/confirm", {
      body: mine ? { emailToken, mine } : { emailToken },
      response: Tokens,
      refusals: { OwnershipUnknown: { status: 409, code: "OwnershipUnknown" }, ...ofLink },
    }).pipe(Effect.map(keepTokens(tokens)))

export const disownSignUp = (api: Api) => (body: { readonly emailToken: string }) =>
  api("POST /signup/disown", { body, anonymous: true, refusals: ofLink })

/** The recipient of an e-mail, by the address or by the token of an expired link. */
type Recipient = { readonly email: string } | { readonly emailToken: string }

export const requestEmail =
  <To extends Recipient>(api: Api) =>
  ({ humanCheck, ...recipient }: To & HumanChecked) =>
    api("POST /signin/confirm", { body: recipient, headers: withHumanCheck({ humanCheck }), anonymous: true })
