/** The tabs of the settings, as the address names them; the last one where the operator offers something for it. */
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

/** Parts of Security that open one at a time. The address and the operator's extensions have the same names. */
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

/** `overview`: the settings without a tab. */
export const settingsPlaces = ["overview", ...named] as const
export type SettingsPlace = (typeof settingsPlaces)[number]

/** The place that an address names. Unknown names open the first tab. */
export const settingsPlace = (text: string | null): SettingsPlace =>
  text === null ? "overview" : (named.find((place) => place === text) ?? "common")
