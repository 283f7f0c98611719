import { profile as anna, buildSecurityEvents } from "#domain/fixtures/account.ts"
import type { Profile } from "#domain/site/account.ts"
import { changeAddressModel } from "#machines/account/change-address.model.ts"
import type { AppSetup } from "#scripts/paths/app/app-setup.ts"
import { paths } from "#ui/site/paths.ts"
import { beforeFile, replyFirst, page, region } from "./parts.ts"

type Topic = Parameters<typeof paths.settings>[0]
const setting = (topic: Topic, overrides: Partial<AppSetup> = {}): AppSetup => page(paths.settings(topic), overrides)
const part = (topic: Topic, title: string, overrides: Partial<AppSetup> = {}): AppSetup =>
  setting(topic, { locateFlow: region(`security:${title}`), ...overrides })

/** Returns a response with the profile, which shows whether the change was saved. */
const replyWhetherSaved = (savedBy: (input: any) => Partial<Profile>) => (isFound: boolean, input: unknown) => [
  { status: 200, body: { ...anna, ...(isFound && savedBy(input)) } },
]

export const settings: Readonly<Record<string, AppSetup>> = {
  changeEmail: setting("email", {
    adapters: { saveSetting: "changeEmail", checkSettingSaved: "checkEmailSaved" },
    replies: { "checkSettingSaved ok": replyWhetherSaved(({ email }) => ({ email })) },
  }),
  changeAddress: setting("btcAddress", {
    profile: { bitcoinAddress: changeAddressModel.input.saved },
    replies: { "checkAddressSaved ok": replyWhetherSaved(({ address }) => ({ bitcoinAddress: address })) },
  }),
  changeCommon: page(paths.settings(), {
    replies: {
      "checkPreferencesSaved ok": replyWhetherSaved(({ locale, currencyId }) => ({ culture: locale, currencyId })),
    },
    // The page switches to Russian immediately after the change, while the script continues in its own language.
    transient: ["sending.showing"],
  }),
  changePassword: setting("password", {
    adapters: { saveSetting: "changePassword", checkSettingSaved: "checkPasswordSaved" },
    replies: {
      "checkSettingSaved ok": (found) => [
        found ? { status: 204 } : { status: 400, body: { code: "IncorrectPassword" } },
      ],
    },
  }),
  recoveryCodes: part("recoveryCodes", "recoveryCodes.title"),
  addressBook: part("addressBook", "addressBook.title"),
  sessions: part("sessions", "sessions.title"),
  protection: part("security", "protection.title"),
  securityLog: part("securityLog", "log.title", {
    eventActions: {
      "pageNumber.changed": ({ page: number }) => ({ follow: paths.settings("securityLog", { page: number }) }),
    },
  }),
  exportEvents: part("securityLog", "log.title", {
    otherRequests: [replyFirst("loadEvents", { page: 1 }, buildSecurityEvents(4))],
    findExclusionReason: beforeFile,
  }),
  exportData: part("privacy", "privacy.export.title", { adapters: { perform: "requestDataFile" } }),
  // The front page opens immediately.
  closeAccount: part("privacy", "privacy.close.title", { adapters: { perform: "closeAccount" }, transient: ["done"] }),
  twoFactorSettings: setting("twoFactor"),
}
