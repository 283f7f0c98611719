import { settingsLocations, type SettingsLocation } from "#domain/account/settings-tab.ts"
import { setup, feed } from "#machines/shared/port.ts"

export interface SettingsTabChanged {
  type: "tab.changed"
  tab: SettingsLocation
}

/** State set 47, settings tabs: docs/states/account/settings-tabs.md. The URL names the tab. The content of a tab has its own machine. */
export const settingsTabs = setup({
  types: {} as { events: SettingsTabChanged },
  actors: { watchTab: feed<SettingsTabChanged>("watchTab") },
  guards: { isTab: ({ event }, tab: SettingsLocation) => event.tab === tab },
}).createMachine({
  id: "settingsTabs",
  invoke: { src: "watchTab" },
  initial: "overview",
  on: {
    "tab.changed": settingsLocations.map(
      (tab) => ({ guard: { type: "isTab", params: tab }, target: `.${tab}` }) as const,
    ),
  },
  states: {
    /** The list of the tabs. A wide screen also shows the tab Common. */
    overview: {},
    common: {},
    email: {},
    password: {},
    btcAddress: {},
    ethAddress: {},
    twoFactor: {},
    security: {},
    // The parts of Security, of which only one is open at a time.
    recoveryCodes: {},
    passkeys: {},
    addressBook: {},
    sessions: {},
    securityLog: {},
    privacy: {},
  },
})
