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

/** Unknown ones are the first. */
export const settingsTab = (text: string | null): SettingsTab => settingsTabs.find((tab) => tab === text) ?? "common"
