import { setup } from "xstate"
import type { SettingsTab } from "#domain/account/settings-tab.ts"
import { feed } from "#machines/shared/port.ts"

export interface SettingsTabChanged {
  type: "tab.changed"
  tab: SettingsTab
}

const on =
  (tab: SettingsTab) =>
  ({ event }: { readonly event: SettingsTabChanged }): boolean =>
    event.tab === tab

/** State set 47: docs/states/account/settings-tabs.md. The URL names the tab; each tab has its own machine. */
export const settingsTabs = setup({
  types: {} as { events: SettingsTabChanged },
  actors: { watchTab: feed<SettingsTabChanged>("watchTab") },
  guards: {
    isEmail: on("email"),
    isPassword: on("password"),
    isBtcAddress: on("btcAddress"),
    isEthAddress: on("ethAddress"),
    isTwoFactor: on("twoFactor"),
    isSecurity: on("security"),
  },
}).createMachine({
  id: "settingsTabs",
  invoke: { id: "watchTab", src: "watchTab" },
  initial: "common",
  on: {
    "tab.changed": [
      { guard: "isEmail", target: ".email" },
      { guard: "isPassword", target: ".password" },
      { guard: "isBtcAddress", target: ".btcAddress" },
      { guard: "isEthAddress", target: ".ethAddress" },
      { guard: "isTwoFactor", target: ".twoFactor" },
      { guard: "isSecurity", target: ".security" },
      { target: ".common" },
    ],
  },
  states: { common: {}, email: {}, password: {}, btcAddress: {}, ethAddress: {}, twoFactor: {}, security: {} },
})
