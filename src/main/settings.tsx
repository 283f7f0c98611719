import { Effect, Result } from "effect"
import { use, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import {
  changeEmail as changeEmailCall,
  changePassword as changePasswordCall,
  disableTwoFactor,
  enableTwoFactor,
  checkAddressSaved,
  checkEmailSaved,
  checkPasswordSaved,
  checkPreferencesSaved,
  loadTwoFactor,
  saveAddress,
  savePreferences,
  watchTab,
} from "#adapters/account/settings.ts"
import { fillPort, provide } from "#adapters/shared/fill-port.ts"
import { securitySections } from "#domain/account/settings-tab.ts"
import { currencyOfLocale } from "#domain/shared/currency.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { hasEmailToConfirm } from "#domain/site/session.ts"
import { changeAddress } from "#machines/account/change-address.machine.ts"
import { changeCommon } from "#machines/account/change-common.machine.ts"
import { changeEmail } from "#machines/account/change-email.machine.ts"
import { changePassword } from "#machines/account/change-password.machine.ts"
import { settingsTabs } from "#machines/account/settings-tabs.machine.ts"
import { twoFactorSettings } from "#machines/account/two-factor-settings.machine.ts"
import { EmailReminder } from "#ui/account/email-reminder.tsx"
import { AddressSettings } from "#ui/account/settings/address-settings.tsx"
import { CommonSettings } from "#ui/account/settings/common-settings.tsx"
import { EmailSettings } from "#ui/account/settings/email-settings.tsx"
import { NeedsAccountNotice } from "#ui/account/settings/needs-account-notice.tsx"
import { PasswordSettings } from "#ui/account/settings/password-settings.tsx"
import { SettingsPage } from "#ui/account/settings/settings.tsx"
import { TwoFactorSettings } from "#ui/account/settings/two-factor-settings.tsx"
import { FailurePanel, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { ProfileMissing } from "#ui/site/layout/profile-missing.tsx"
import { useAppActor } from "#ui/site/session.tsx"
import { SiteConfig, useOffers } from "#ui/site/site-config.ts"
import { createPendingEmail } from "./account/pending-email.tsx"
import { createResendMachine } from "./account/resend.tsx"
import { createDemoParts } from "./demo/demo-parts.tsx"
import { createPageApi } from "./site/api.ts"
import type { AppContext } from "./site/app.ts"
import { notifyProfileChanged } from "./site/freshness.ts"
import { showLocaleInEveryTab } from "./site/language.ts"
import { lazyPart } from "./site/part.tsx"

const year = 365 * 24 * 60 * 60

const createMachines = (app: AppContext) => {
  const api = createPageApi(app)
  const { cookies } = app
  const notify = Effect.sync(notifyProfileChanged(app))
  const withProfileNotice = <Input, Failure>(save: (input: Input) => Effect.Effect<null, Failure>) =>
    fillPort((input: Input) => Effect.tap(save(input), () => notify))
  /** Looks up a setting after a lost response. The pages must know a saved setting, as after a normal response. */
  const withSavedNotice = <Input, Failure>(find: (input: Input) => Effect.Effect<boolean, Failure>) =>
    fillPort((input: Input) => Effect.tap(find(input), (isSaved) => (isSaved ? notify : Effect.void)))
  const saveCurrency = ({ currencyId }: { readonly currencyId: string }) =>
    Effect.sync(() => cookies.write("currencyId", currencyId, year))
  const save = savePreferences(api)
  const find = checkPreferencesSaved(api)
  return {
    tabs: provide(settingsTabs)({ watchTab: watchTab(window) }),
    common: provide(changeCommon)({
      savePreferences: withProfileNotice((chosen: Parameters<typeof save>[0]) =>
        Effect.tap(save(chosen), () => saveCurrency(chosen)),
      ),
      checkPreferencesSaved: withSavedNotice((chosen: Parameters<typeof find>[0]) =>
        Effect.tap(find(chosen), (isSaved) => (isSaved ? saveCurrency(chosen) : Effect.void)),
      ),
      showLocale: async (choice: Parameters<ReturnType<typeof showLocaleInEveryTab>>[0]) =>
        Result.map(await showLocaleInEveryTab(app)(choice), () => null),
    }),
    email: provide(changeEmail)({
      saveSetting: withProfileNotice(changeEmailCall(api)),
      checkSettingSaved: withSavedNotice(checkEmailSaved(api)),
    }),
    password: provide(changePassword)({
      saveSetting: withProfileNotice(changePasswordCall(api)),
      checkSettingSaved: withSavedNotice(checkPasswordSaved(api)),
    }),
    address: provide(changeAddress)({
      saveAddress: withProfileNotice(saveAddress(api)),
      checkAddressSaved: withSavedNotice(checkAddressSaved(api)),
    }),
    twoFactor: provide(twoFactorSettings)({
      loadTwoFactor: loadTwoFactor(api),
      enableTwoFactor: withProfileNotice(enableTwoFactor(api)),
      disableTwoFactor: withProfileNotice(disableTwoFactor(api)),
    }),
    resend: createResendMachine(app),
  }
}

/** Creates the settings. The page needs the customer's profile, and offers a retry if the profile failed to load. */
export const createPage = (app: AppContext) => {
  const machines = createMachines(app)
  const { claimDemo } = createDemoParts(app)
  const PendingEmail = createPendingEmail(app)
  const Security = lazyPart(app, {
    load: () => import("./account/security.tsx"),
    view: ({ createSecurity }) => createSecurity(app),
    texts: ["security", "history"],
    missing: () => <FailurePanel failure={callFailed("offline")} />,
    pending: <Skeleton lines={4} hasRowHeight />,
  })
  return () => {
    const canChangeEmail = useOffers("emailChange")
    const isSecurityOffered = securitySections.some(useOffers)
    const hasLog = useOffers("securityLog")
    const { t } = useTranslation(["settings", "common"])
    const { state, send } = useAppActor(app.session)
    const { profile } = state.context
    if (profile === null) return <ProfileMissing section="settings" onRetry={() => send({ type: "profile.reload" })} />
    const { id, email, currencyId, bitcoinAddress, ethereumAddress } = profile
    const ofAccount = (form: ReactNode) =>
      profile.isDemo ? <NeedsAccountNotice onClaimDemo={claimDemo}>{form}</NeedsAccountNotice> : form
    const createAddressSettings = (coin: "btc" | "eth", saved: string | null) =>
      ofAccount(
        <AddressSettings key={coin} machine={machines.address} input={{ coin, saved: saved ?? "" }} email={email} />,
      )
    const currency = currencyId === "unknown" ? currencyOfLocale(app.locale()) : currencyId
    return (
      <SettingsPage
        key={id}
        machine={machines.tabs}
        tabs={{
          common: <CommonSettings machine={machines.common} currencyId={currency} />,
          email: ofAccount(
            <>
              {hasEmailToConfirm(use(SiteConfig), profile) && <EmailReminder machine={machines.resend} email={email} />}
              {canChangeEmail && <PendingEmail />}
              <EmailSettings machine={machines.email} email={email} />
            </>,
          ),
          password: ofAccount(<PasswordSettings machine={machines.password} email={email} />),
          btcAddress: createAddressSettings("btc", bitcoinAddress),
          ethAddress: createAddressSettings("eth", ethereumAddress),
          twoFactor: ofAccount(
            <TwoFactorSettings
              machine={machines.twoFactor}
              resend={machines.resend}
              email={email}
              onPrint={() => print()}
            />,
          ),
        }}
        security={isSecurityOffered ? (topic) => ofAccount(<Security email={email} topic={topic} />) : undefined}
        values={{
          common: t("values.common", {
            language: t(app.locale() === "ru-RU" ? "common:language.russian" : "common:language.english"),
            currency: currency.toUpperCase(),
          }),
          email,
          password: t(`values.password.${profile.hasPassword ? "on" : "off"}`),
          btcAddress: bitcoinAddress ?? t("address.none"),
          ethAddress: ethereumAddress ?? t("address.none"),
          twoFactor: t(`values.twoFactor.${profile.tfaEnabled ? "on" : "off"}`),
          ...(hasLog ? { security: t(`values.security.${profile.tfaEnabled ? "on" : "off"}`) } : {}),
        }}
      />
    )
  }
}
