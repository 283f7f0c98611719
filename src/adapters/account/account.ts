import { Effect } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { saveTokens, type TokenWriter } from "#adapters/site/tokens.ts"
import type { UserNotVerified } from "#domain/account/account-failures.ts"
import type { Credentials } from "#domain/account/credentials.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { Attribution } from "#domain/shop/attribution.ts"
import { Tokens } from "#domain/site/account.ts"

interface HumanChecked {
  readonly humanCheck: string
}
const withHumanCheck = ({ humanCheck }: HumanChecked) => ({ ReCaptcha: humanCheck })

/** Signs in with a password. Fails with `UserNotVerified` if the e-mail address was never confirmed. */
export const signIn = (api: Api, tokens: TokenWriter) => (input: Credentials & HumanChecked) =>
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
  }).pipe(Effect.map(saveTokens(tokens)))

interface SignUpInput extends Credentials, HumanChecked {
  readonly code: string | null
}

/**
 * Creates an account and signs in. A null `code` leaves out the promo code. Fails with `AlreadyRegistered` if the address has an account.
 */
export const signUp =
  (
    api: Api,
    tokens: TokenWriter,
    currencyId: () => DisplayCurrency,
    getAttribution: () => Attribution | null = () => null,
  ) =>
  ({ email, password, code, humanCheck }: SignUpInput) =>
    api("POST /signup", {
      body: {
        email,
        password,
        currencyId: currencyId(),
        analyticsData: getAttribution() ?? undefined,
        ...(code === null ? {} : { code }),
      },
      headers: withHumanCheck({ humanCheck }),
      response: Tokens,
      anonymous: true,
      refusals: { AlreadyRegistered: { status: 409, code: ["AlreadyRegistered", ""] } },
    }).pipe(Effect.map(saveTokens(tokens)))

const ofLink = { OldToken: { status: 400 }, AlreadyConfirmed: { status: 409, code: ["AlreadyConfirmed", ""] } } as const

interface Confirmation {
  readonly emailToken: string
  /** True if the visitor has confirmed that the sign-up was theirs. */
  readonly isOwnSignUp: boolean
}

/**
 * Confirms an e-mail address and signs in. The call sends this browser's session, if any, because the server confirms the session's own
 * account without a question. Fails with `OwnershipUnknown` if this browser has no session of the account and `isOwnSignUp` is false. Fails
 * with `OldToken` or `AlreadyConfirmed` if the link no longer works.
 */
export const confirmEmail =
  (api: Api, tokens: TokenWriter) =>
  ({ emailToken, isOwnSignUp }: Confirmation) =>
    api("POST /signup/confirm", {
      body: isOwnSignUp ? { emailToken, mine: isOwnSignUp } : { emailToken },
      response: Tokens,
      refusals: { OwnershipUnknown: { status: 409, code: "OwnershipUnknown" }, ...ofLink },
    }).pipe(Effect.map(saveTokens(tokens)))

/**
 * Discards a sign-up that the owner of the e-mail address did not make. Fails with `OldToken` or `AlreadyConfirmed` if the link no longer
 * works.
 */
export const disownSignUp = (api: Api) => (body: { readonly emailToken: string }) =>
  api("POST /signup/disown", { body, anonymous: true, refusals: ofLink })

/** The recipient of an e-mail, named by the e-mail address or by the token of an expired link. */
type Recipient = { readonly email: string } | { readonly emailToken: string }

/** Requests a new confirmation e-mail. The call succeeds for an unknown address too, so that it does not reveal who has an account. */
export const requestEmail =
  <To extends Recipient>(api: Api) =>
  ({ humanCheck, ...recipient }: To & HumanChecked) =>
    api("POST /signin/confirm", { body: recipient, headers: withHumanCheck({ humanCheck }), anonymous: true })
