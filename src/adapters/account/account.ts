import { Effect } from "effect"
import { Tokens } from "../../domain/account/account"
import type {
  AlreadyConfirmed,
  AlreadyRegistered,
  OldToken,
  OwnershipUnknown,
  UserNotVerified,
} from "../../domain/account/account-failures"
import type { Credentials } from "../../domain/account/credentials"
import type { DisplayCurrency } from "../../domain/shared/currency"
import type { CallFailed } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import type { Marketing } from "../../domain/shop/marketing"
import type { Api, ServerRefusal } from "../shared/api"
import { asCallFailed } from "../shared/api"
import { attributionFields } from "../shop/attribution-fields"
import { isConflict, isConflictOrBare } from "../shared/conflict"
import type { TokenStore } from "../site/tokens"

type Keep = Pick<TokenStore, "keep">

interface HumanChecked {
  readonly humanCheck: string
}
const checked = ({ humanCheck }: HumanChecked) => ({ ReCaptcha: humanCheck })

/** Tokens stay in the adapter; the machine only learns that the user is signed in. */
const keeping =
  (tokens: Keep) =>
  (answer: Tokens): null => {
    tokens.keep(answer)
    return null
  }

export const signIn =
  (api: Api, tokens: Keep) =>
  (input: Credentials & HumanChecked): Effect.Effect<null, UserNotVerified | CallFailed> =>
    api({
      method: "POST",
      path: "/token",
      form: { grant_type: "password", username: input.email, password: input.password },
      headers: checked(input),
      answer: Tokens,
      anonymous: true,
    }).pipe(
      Effect.map(keeping(tokens)),
      Effect.mapError((error: ServerRefusal | CallFailed): UserNotVerified | CallFailed =>
        error._tag === "Refused" && error.code === "UserNotVerified"
          ? { _tag: "UserNotVerified", message: error.message }
          : asCallFailed(error),
      ),
    )

interface SignUpInput extends Credentials, HumanChecked {
  readonly code: string | null
}

export const signUp =
  (api: Api, tokens: Keep, currencyId: () => DisplayCurrency, analyticsData: () => Marketing | null = () => null) =>
  ({ email, password, code, humanCheck }: SignUpInput): Effect.Effect<null, AlreadyRegistered | CallFailed> =>
    api({
      method: "POST",
      path: "/signup",
      body: {
        email,
        password,
        currencyId: currencyId(),
        ...attributionFields(analyticsData()),
        ...(code === null ? {} : { code }),
      },
      headers: checked({ humanCheck }),
      answer: Tokens,
      anonymous: true,
    }).pipe(
      Effect.map(keeping(tokens)),
      Effect.mapError((error: ServerRefusal | CallFailed): AlreadyRegistered | CallFailed =>
        isConflictOrBare(error, "AlreadyRegistered") ? taggedFailure("AlreadyRegistered") : asCallFailed(error),
      ),
    )

const linkFailed = (error: ServerRefusal | CallFailed): OldToken | AlreadyConfirmed | CallFailed => {
  if (error._tag === "Refused" && error.status === 400) return taggedFailure("OldToken")
  if (isConflictOrBare(error, "AlreadyConfirmed")) return taggedFailure("AlreadyConfirmed")
  return asCallFailed(error)
}

interface Confirmation {
  readonly emailToken: string
  /** The person confirmed that the sign-up was theirs. */
  readonly mine: boolean
}

/** Sends this browser's session, if any: its own account is confirmed without a question. */
export const confirmEmail =
  (api: Api, tokens: Keep) =>
  ({
    emailToken,
    mine,
  }: Confirmation): Effect.Effect<null, OldToken | AlreadyConfirmed | OwnershipUnknown | CallFailed> =>
    api({
      method: "POST",
      path: "/signup/confirm",
      body: mine ? { emailToken, mine } : { emailToken },
      answer: Tokens,
    }).pipe(
      Effect.map(keeping(tokens)),
      Effect.mapError((error) =>
        isConflict(error, "OwnershipUnknown") ? taggedFailure("OwnershipUnknown") : linkFailed(error),
      ),
    )

export const disownSignUp =
  (api: Api) =>
  ({ emailToken }: { readonly emailToken: string }): Effect.Effect<null, OldToken | AlreadyConfirmed | CallFailed> =>
    api({ method: "POST", path: "/signup/disown", body: { emailToken }, answer: null, anonymous: true }).pipe(
      Effect.as(null),
      Effect.mapError(linkFailed),
    )

/** By the address, or by the token of a link that has expired. */
type Recipient = { readonly email: string } | { readonly emailToken: string }

export const requestMail =
  <To extends Recipient>(api: Api) =>
  ({ humanCheck, ...recipient }: To & HumanChecked): Effect.Effect<null, CallFailed> =>
    api({
      method: "POST",
      path: "/signin/confirm",
      body: recipient,
      headers: checked({ humanCheck }),
      answer: null,
      anonymous: true,
    }).pipe(Effect.as(null), Effect.mapError(asCallFailed))
