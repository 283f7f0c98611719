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
export const securityTopics = [
  "recoveryCodes",
  "passkeys",
  "addressBook",
  "sessions",
  "securityLog",
  "privacy",
] as const
export type SecurityTopic = (typeof securityTopics)[number]

const named = [...settingsTabs, ...securityTopics] as const

/** Every place of the settings that the URL can name. `overview` is the settings without a tab. */
export const settingsPlaces = ["overview", ...named] as const
export type SettingsPlace = (typeof settingsPlaces)[number]

/** Returns the place that the URL names. Unknown names open the first tab. */
export const settingsPlace = (text: string | null): SettingsPlace =>
  text === null ? "overview" : (named.find((place) => place === text) ?? "common")
