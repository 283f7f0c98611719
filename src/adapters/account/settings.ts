import { Effect } from "effect"
import type { Profile } from "../../domain/account/account"
import type { PayoutCoin } from "../../domain/account/payout-coin"
import type { DisplayCurrency, Locale } from "../../domain/shared/currency"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { callFailed, taggedFailure } from "../../domain/shared/failure"
import type {
  CodeUsed,
  EmailNotConfirmed,
  IncorrectPassword,
  OutOfStep,
  WrongCode,
} from "../../domain/account/settings-failures"
import { TwoFactor } from "../../domain/account/two-factor"
import type { Api, ApiCall, ServerRefusal } from "../shared/api"
import { asCallFailed } from "../shared/api"
import { isConflict } from "../shared/conflict"
import { lostAnswer } from "../shared/unknown-outcome"
import { loadProfile } from "../site/session"

/** It is unknown whether the server saved it. */
type Lost = TaggedFailure<"AnswerLost">
type Save = Effect.Effect<null, IncorrectPassword | Lost | CallFailed>

const orLost = (error: ServerRefusal | CallFailed): Lost | CallFailed => lostAnswer(error) ?? asCallFailed(error)

const incorrectPassword = (error: ServerRefusal | CallFailed): IncorrectPassword | Lost | CallFailed =>
  error._tag === "Refused" && error.code === "IncorrectPassword" ? taggedFailure("IncorrectPassword") : orLost(error)

const patch = (path: string, body: object): ApiCall<never> => ({ method: "PATCH", path, body, answer: null })

const save = (api: Api, path: string, body: object): Save =>
  api(patch(path, body)).pipe(Effect.as(null), Effect.mapError(incorrectPassword))

/** After a lost response: does it exist? */
const find = (api: Api, isThere: (profile: Profile) => boolean): Effect.Effect<boolean, CallFailed> =>
  Effect.map(loadProfile(api)(), isThere)

interface Preferences {
  readonly locale: Locale
  readonly currencyId: DisplayCurrency
}
export const savePreferences =
  (api: Api) =>
  ({ locale, currencyId }: Preferences): Effect.Effect<null, Lost | CallFailed> =>
    api(patch("/profile", { culture: locale, currencyId })).pipe(Effect.as(null), Effect.mapError(orLost))

export const findPreferences =
  (api: Api) =>
  ({ locale, currencyId }: Preferences) =>
    find(api, (profile) => profile.culture === locale && profile.currencyId === currencyId)

interface NewEmail {
  readonly email: string
  readonly password: string
}
export const changeEmail =
  (api: Api) =>
  ({ email, password }: NewEmail): Save =>
    save(api, "/profile/email", { email, password })

export const findEmail =
  (api: Api) =>
  ({ email }: NewEmail) =>
    // With the extension emailChange the new address waits for its confirmation.
    find(api, (profile) =>
      [profile.email, profile.pendingEmail].some((address) => address?.toLowerCase() === email.toLowerCase()),
    )

interface NewPassword {
  readonly password: string
  readonly newPassword: string
  readonly confirmPassword: string
}
export const changePassword =
  (api: Api) =>
  ({ password, newPassword, confirmPassword }: NewPassword): Save =>
    save(api, "/profile/password", { password, newPassword, confirmPassword })

/**
 * Which password is in force no call tells. Changing the new one into itself changes nothing, and is refused unless it is. With
 * two-factor it asks for a code, as the change did.
 */
export const findPassword =
  (api: Api) =>
  ({ newPassword }: NewPassword): Effect.Effect<boolean, CallFailed> =>
    api(patch("/profile/password", { password: newPassword, newPassword, confirmPassword: newPassword })).pipe(
      Effect.as(true),
      Effect.catch((error) =>
        error._tag === "Refused" && error.code === "IncorrectPassword"
          ? Effect.succeed(false)
          : Effect.fail(asCallFailed(error)),
      ),
    )

interface NewAddress {
  readonly coin: PayoutCoin
  readonly address: string
  readonly password: string
}
const addressPaths: { readonly [Coin in PayoutCoin]: string } = {
  btc: "/profile/bitcoinaddress",
  eth: "/profile/ethereumaddress",
}
export const saveAddress =
  (api: Api) =>
  ({ coin, address, password }: NewAddress): Save =>
    save(api, addressPaths[coin], { address, password })

export const findAddress =
  (api: Api) =>
  ({ coin, address }: Pick<NewAddress, "coin" | "address">) =>
    find(api, ({ bitcoinAddress, ethereumAddress }) => (coin === "btc" ? bitcoinAddress : ethereumAddress) === address)

/** Disabled, there must be something to enable. */
export const loadTwoFactor = (api: Api) => (): Effect.Effect<TwoFactor, EmailNotConfirmed | CallFailed> =>
  api({ method: "GET", path: "/profile/tfa", answer: TwoFactor }).pipe(
    Effect.mapError((error) =>
      isConflict(error, "EmailNotConfirmed") ? taggedFailure("EmailNotConfirmed") : asCallFailed(error),
    ),
    Effect.filterOrFail(
      ({ enabled, details }) => enabled || details !== null,
      () => callFailed("malformed"),
    ),
  )

interface Toggle {
  readonly tfaCode: string
  readonly password: string
}
type ToggleFailed = IncorrectPassword | WrongCode | CodeUsed | OutOfStep | Lost | CallFailed

const toggleFailed = (error: ServerRefusal | CallFailed): ToggleFailed => {
  if (error._tag === "Refused" && error.code === "WrongCode") return taggedFailure("WrongCode")
  if (error._tag === "Refused" && error.code === "CodeUsed") return taggedFailure("CodeUsed")
  if (isConflict(error, "TwoFactorEnabled", "TwoFactorDisabled", "EmailNotConfirmed")) return taggedFailure("OutOfStep")
  return incorrectPassword(error)
}
const toggle =
  (to: "enable" | "disable") =>
  (api: Api) =>
  ({ tfaCode, password }: Toggle): Effect.Effect<null, ToggleFailed> =>
    api({ method: "POST", path: `/profile/tfa/${to}`, body: { tfaCode, password }, answer: null }).pipe(
      Effect.as(null),
      Effect.mapError(toggleFailed),
    )

export const enableTwoFactor = toggle("enable")
export const disableTwoFactor = toggle("disable")
