import { settingsPlaces, type SettingsPlace } from "#domain/account/settings-tab.ts"
import { setup, feed } from "#machines/shared/port.ts"

export interface SettingsTabChanged {
  type: "tab.changed"
  tab: SettingsPlace
}

/** State set 47, settings tabs: docs/states/account/settings-tabs.md. The URL names the tab; each tab has its own machine. */
export const settingsTabs = setup({
  types: {} as { events: SettingsTabChanged },
  actors: { watchTab: feed<SettingsTabChanged>("watchTab") },
  guards: { isTab: ({ event }, tab: SettingsPlace) => event.tab === tab },
}).createMachine({
  id: "settingsTabs",
  invoke: { src: "watchTab" },
  initial: "overview",
  on: {
    "tab.changed": settingsPlaces.map((tab) => ({ guard: { type: "isTab", params: tab }, target: `.${tab}` }) as const),
  },
  states: {
    /** The list of the tabs; where there is room, with Common beside it. */
    overview: {},
    common: {},
    email: {},
    password: {},
    btcAddress: {},
    ethAddress: {},
    twoFactor: {},
    security: {},
    // Parts of Security that open one at a time.
    recoveryCodes: {},
    passkeys: {},
    addressBook: {},
    sessions: {},
    securityLog: {},
    privacy: {},
  },
})
