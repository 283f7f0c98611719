import { useTranslation } from "react-i18next"
import type { SecuritySection, SettingsTab } from "#domain/account/settings-tab.ts"
import type { settingsTabs } from "#machines/account/settings-tabs.machine.ts"
import { settingsTabsModel as model } from "#machines/account/settings-tabs.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { SettingsPage } from "./settings.tsx"

type Machine = typeof settingsTabs

const email = "anna@example.com"
type Content = SettingsTab | SecuritySection
const topics = {
  recoveryCodes: "security:recoveryCodes.title",
  passkeys: "security:passkeys.title",
  addressBook: "security:addressBook.title",
  sessions: "security:sessions.title",
  securityLog: "security:log.title",
  privacy: "security:privacy.title",
} as const satisfies Readonly<Record<SecuritySection, string>>

/** Returns the translation key of the text that replaces the content of a tab or a topic. */
const textKeyOf = (name: Content) =>
  name in topics ? topics[name as SecuritySection] : (`settings:tabs.${name as SettingsTab}` as const)
const withDots = (text: string): string => `· ${text} ·`
const Place = ({ name }: { readonly name: Content }) => {
  const { t } = useTranslation(["settings", "security"])
  return <p>{withDots(t(textKeyOf(name)))}</p>
}

const tabs = {
  common: <Place name="common" />,
  email: <Place name="email" />,
  password: <Place name="password" />,
  btcAddress: <Place name="btcAddress" />,
  ethAddress: <Place name="ethAddress" />,
  twoFactor: <Place name="twoFactor" />,
}
const security = (topic: SecuritySection | null) => <Place name={topic ?? "security"} />

const Page = ({ machine }: { readonly machine: Machine }) => {
  const { t } = useTranslation("settings")
  return (
    <SettingsPage machine={machine} tabs={tabs} security={security} values={{ email, security: t("tabs.twoFactor") }} />
  )
}

/** Checks that the tab's row of the list is current, and that the page shows only its heading and content. */
const seeTab =
  (tab: SettingsTab, content: Content = tab, row = tab) =>
  async ({ page, t, expectVisible, expect }: WalkTools<Machine>) => {
    await expectVisible(page.getByRole("heading", { level: 2, name: t(`settings:tabs.${tab}`) }))
    await expectVisible(page.getByText(withDots(t(textKeyOf(content)))))
    const link = page.getByRole("link", { name: t(`settings:tabs.${row}`), exact: true })
    await expect.element(link).toHaveAttribute("aria-current", "page")
    await expectVisible(page.getByText(email))
  }

export const settingsTabsWalk: Walk<Machine> = {
  model,
  page: (machine) => <Page machine={machine} />,
  events: { "tab.changed": sentByApp },
  states: {
    overview: seeTab("common"),
    common: seeTab("common"),
    email: seeTab("email"),
    password: seeTab("password"),
    btcAddress: seeTab("btcAddress"),
    ethAddress: seeTab("ethAddress"),
    twoFactor: seeTab("twoFactor", "twoFactor", "security"),
    security: seeTab("security"),
    recoveryCodes: seeTab("security", "recoveryCodes"),
    passkeys: seeTab("security", "passkeys"),
    addressBook: seeTab("security", "addressBook"),
    sessions: seeTab("security", "sessions"),
    securityLog: seeTab("security", "securityLog"),
    privacy: seeTab("security", "privacy"),
  },
}
