import type { SecurityTopic, SettingsTab } from "#domain/account/settings-tab.ts"
import type { settingsTabs } from "#machines/account/settings-tabs.machine.ts"
import { settingsTabsModel as model } from "#machines/account/settings-tabs.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { SettingsPage } from "./settings.tsx"

type Machine = typeof settingsTabs

/** Placeholders for the tabs' content. */
const tabs = {
  common: <p>«common»</p>,
  email: <p>«email»</p>,
  password: <p>«password»</p>,
  btcAddress: <p>«btcAddress»</p>,
  ethAddress: <p>«ethAddress»</p>,
  twoFactor: <p>«twoFactor»</p>,
}

const security = (topic: SecurityTopic | null) => <p>{`«${topic ?? "security"}»`}</p>
const values = { email: "anna@example.com", security: "«second factor»" }

/** Its own row of the list is current, and only its own heading and content are shown. */
const seeTab =
  (tab: SettingsTab, content: string = tab, row = tab) =>
  async ({ page, t, see, expect }: WalkTools<Machine>) => {
    await see(page.getByRole("heading", { level: 2, name: t(`settings:tabs.${tab}`) }))
    await see(page.getByText(`«${content}»`))
    const link = page.getByRole("link", { name: t(`settings:tabs.${row}`), exact: true })
    await expect.element(link).toHaveAttribute("aria-current", "page")
    await see(page.getByText(values.email))
    await see(page.getByText(values.security))
  }

export const settingsTabsWalk: Walk<Machine> = {
  model,
  page: (machine) => <SettingsPage machine={machine} tabs={tabs} security={security} values={values} />,
  // The links change the address; the feed reports it.
  does: { "tab.changed": sentByApp },
  sees: {
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
