import { Effect } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { lostResponse } from "#adapters/shared/refusals.ts"
import { watchLocation } from "#adapters/site/location.ts"
import { loadProfile } from "#adapters/site/session.ts"
import { parseSettingsLocation } from "#domain/account/settings-tab.ts"
import { TwoFactor } from "#domain/account/two-factor.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { Profile } from "#domain/site/account.ts"
import type { PayoutAddressChange } from "#machines/account/change-address.machine.ts"
import type { PreferenceValues } from "#machines/account/change-common.machine.ts"
import type { NewEmail } from "#machines/account/change-email.machine.ts"
import type { NewPassword } from "#machines/account/change-password.machine.ts"
import type { SettingsTabChanged } from "#machines/account/settings-tabs.machine.ts"
import type { TwoFactorToggleForm } from "#machines/account/two-factor-settings.machine.ts"

const passwordOrLost = { IncorrectPassword: { code: "IncorrectPassword" }, ResponseLost: lostResponse } as const

/**
 * Saves a setting that the password protects. Fails with `IncorrectPassword`, or with `ResponseLost` if the setting may have been saved.
 */
const save = (api: Api, path: string, body: object) => api(`PATCH ${path}`, { body, refusals: passwordOrLost })

/** Returns true if the profile contains the change. The machines check that after a lost response. */
const find = (api: Api, isThere: (profile: Profile) => boolean): Effect.Effect<boolean, CallFailed> =>
  Effect.map(loadProfile(api)(), isThere)

/** Saves language and currency in the profile. Fails with `ResponseLost` if they may have been saved. */
export const savePreferences = (api: Api) => (preferences: PreferenceValues) =>
  api("PATCH /profile", {
    body: { culture: preferences.locale, currencyId: preferences.currencyId },
    refusals: { ResponseLost: lostResponse },
  })

export const checkPreferencesSaved = (api: Api) => (preferences: PreferenceValues) =>
  find(api, (profile) => profile.culture === preferences.locale && profile.currencyId === preferences.currencyId)

export const changeEmail = (api: Api) => (newEmail: NewEmail) =>
  save(api, "/profile/email", { email: newEmail.email, password: newEmail.password })

export const checkEmailSaved = (api: Api) => (newEmail: NewEmail) =>
  // The extension `emailChange` leaves the new address pending until it is confirmed.
  find(api, (profile) =>
    [profile.email, profile.pendingEmail].some((address) => address?.toLowerCase() === newEmail.email.toLowerCase()),
  )

export const changePassword =
  (api: Api) =>
  ({ password, newPassword, confirmPassword }: NewPassword) =>
    save(api, "/profile/password", { password, newPassword, confirmPassword })

/**
 * Returns true if the password was changed. No API call reads the current password, so the probe sends the new password as both current and
 * new. The server accepts it only if the earlier change was saved. The probe needs a two-factor code, like the change.
 */
export const checkPasswordSaved =
  (api: Api) =>
  ({ newPassword }: NewPassword) =>
    api("PATCH /profile/password", {
      body: { password: newPassword, newPassword, confirmPassword: newPassword },
      refusals: { IncorrectPassword: { code: "IncorrectPassword" } },
    }).pipe(
      Effect.as(true),
      Effect.catchTag("IncorrectPassword", () => Effect.succeed(false)),
    )

const addressPaths: { readonly [Coin in PayoutCoin]: string } = {
  btc: "/profile/bitcoinaddress",
  eth: "/profile/ethereumaddress",
}
export const saveAddress =
  (api: Api) =>
  ({ coin, address, password }: PayoutAddressChange) =>
    save(api, addressPaths[coin], { address, password })

export const checkAddressSaved = (api: Api) => (newAddress: Pick<PayoutAddressChange, "coin" | "address">) =>
  find(
    api,
    ({ bitcoinAddress, ethereumAddress }) =>
      (newAddress.coin === "btc" ? bitcoinAddress : ethereumAddress) === newAddress.address,
  )

/**
 * Loads the two-factor state. If it is disabled, the response must contain the details for enabling it. Fails with `EmailNotConfirmed` if
 * the e-mail address must be confirmed first.
 */
export const loadTwoFactor = (api: Api) => () =>
  api("GET /profile/tfa", {
    response: TwoFactor,
    refusals: { EmailNotConfirmed: { status: 409, code: "EmailNotConfirmed" } },
  }).pipe(
    Effect.filterOrFail(
      ({ enabled, details }) => enabled || details !== null,
      () => callFailed("malformed"),
    ),
  )

/**
 * Creates the adapter that enables or disables two-factor. Fails with `WrongCode`, `CodeUsed` or `IncorrectPassword`, and with
 * `ResponseLost` if the setting may have been saved. Every conflict is `AlreadyInRequestedState`: the page shows an old state, which the
 * machine then reloads.
 */
const toggle =
  (to: "enable" | "disable") =>
  (api: Api) =>
  ({ tfaCode, password }: TwoFactorToggleForm) =>
    api(`POST /profile/tfa/${to}`, {
      body: { tfaCode, password },
      refusals: {
        WrongCode: { code: "WrongCode" },
        CodeUsed: { code: "CodeUsed" },
        AlreadyInRequestedState: { status: 409, code: ["TwoFactorEnabled", "TwoFactorDisabled", "EmailNotConfirmed"] },
        ...passwordOrLost,
      },
    })

export const enableTwoFactor = toggle("enable")
export const disableTwoFactor = toggle("disable")

/** Reports the settings tab that the URL names. */
export const watchTab = (browser: Window) =>
  watchLocation<SettingsTabChanged>(browser, (search) => ({
    type: "tab.changed",
    tab: parseSettingsLocation(new URLSearchParams(search).get("tab")),
  }))
