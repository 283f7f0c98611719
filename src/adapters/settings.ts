import { Effect } from "effect"
import type { PayoutCoin } from "../domain/address"
import type { DisplayCurrency, Locale } from "../domain/currency"
import type { CallFailed } from "../domain/failure"
import { callFailed, named } from "../domain/failure"
import type { IncorrectPassword, OutOfStep, WrongCode } from "../domain/settings-failures"
import { TwoFactor } from "../domain/two-factor"
import type { Api, Call, Refused } from "./api"
import { asCallFailed } from "./api"

type Save = Effect.Effect<null, IncorrectPassword | CallFailed>

const incorrectPassword = (error: Refused | CallFailed): IncorrectPassword | CallFailed =>
  error._tag === "Refused" && error.code === "IncorrectPassword" ? named("IncorrectPassword") : asCallFailed(error)

const patch = (path: string, body: object): Call<never> => ({ method: "PATCH", path, body, answer: null })

const save = (api: Api, path: string, body: object): Save =>
  api(patch(path, body)).pipe(Effect.as(null), Effect.mapError(incorrectPassword))

interface Preferences {
  readonly locale: Locale
  readonly currencyId: DisplayCurrency
}
export const savePreferences = (api: Api) => ({ locale, currencyId }: Preferences): Effect.Effect<null, CallFailed> =>
  api(patch("/profile", { culture: locale, currencyId })).pipe(Effect.as(null), Effect.mapError(asCallFailed))

interface NewEmail {
  readonly email: string
  readonly password: string
}
export const changeEmail = (api: Api) => ({ email, password }: NewEmail): Save =>
  save(api, "/profile/email", { email, password })

interface NewPassword {
  readonly password: string
  readonly newPassword: string
  readonly confirmPassword: string
}
export const changePassword = (api: Api) => ({ password, newPassword, confirmPassword }: NewPassword): Save =>
  save(api, "/profile/password", { password, newPassword, confirmPassword })

interface NewAddress {
  readonly coin: PayoutCoin
  readonly address: string
  readonly password: string
}
const addressPaths: { readonly [Coin in PayoutCoin]: string } = {
  btc: "/profile/bitcoinaddress", eth: "/profile/ethereumaddress"
}
export const saveAddress = (api: Api) => ({ coin, address, password }: NewAddress): Save =>
  save(api, addressPaths[coin], { address, password })

/** Disabled, there must be something to enable. */
export const loadTwoFactor = (api: Api) => (): Effect.Effect<TwoFactor, CallFailed> =>
  api({ method: "GET", path: "/profile/tfa", answer: TwoFactor }).pipe(
    Effect.mapError(asCallFailed),
    Effect.filterOrFail(({ enabled, details }) => enabled || details !== null, () => callFailed("malformed"))
  )

interface Toggle {
  readonly tfaCode: string
  readonly password: string
}
type ToggleFailed = IncorrectPassword | WrongCode | OutOfStep | CallFailed

const toggleFailed = (error: Refused | CallFailed): ToggleFailed => {
  if (error._tag === "Refused" && error.code === "WrongCode") return named("WrongCode")
  if (error._tag === "Refused" && error.status === 409) return named("OutOfStep")
  return incorrectPassword(error)
}
const toggle = (to: "enable" | "disable") => (api: Api) =>
  ({ tfaCode, password }: Toggle): Effect.Effect<null, ToggleFailed> =>
    api({ method: "POST", path: `/profile/tfa/${to}`, body: { tfaCode, password }, answer: null })
      .pipe(Effect.as(null), Effect.mapError(toggleFailed))

export const enableTwoFactor = toggle("enable")
export const disableTwoFactor = toggle("disable")
