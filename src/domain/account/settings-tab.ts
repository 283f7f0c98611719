/** The tabs of the settings, as the URL names them. The last tab appears only if the operator offers something in it. */
export const settingsTabs = [
  "common",
  "email",
  "password",
  "btcAddress",
  "ethAddress",
  "twoFactor",
  "security",
] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The parts of the Security tab, of which only one is open at a time. The URL and the operator's extensions use the same names. */
export const securitySections = [
  "recoveryCodes",
  "passkeys",
  "addressBook",
  "sessions",
  "securityLog",
  "privacy",
] as const
export type SecuritySection = (typeof securitySections)[number]

const tabsAndSections = [...settingsTabs, ...securitySections] as const

/** Everything that the URL can open in the settings. `overview` is the list of the tabs. */
export const settingsLocations = ["overview", ...tabsAndSections] as const
export type SettingsLocation = (typeof settingsLocations)[number]

/** Returns the tab or part that the URL names. An unknown name opens the first tab, and null opens the overview. */
export const parseSettingsLocation = (text: string | null): SettingsLocation =>
  text === null ? "overview" : (tabsAndSections.find((place) => place === text) ?? "common")
