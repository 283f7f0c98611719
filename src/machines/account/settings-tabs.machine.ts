import type { SettingsPlace } from "#domain/account/settings-tab.ts"
import { setup, feed } from "#machines/shared/port.ts"

export interface SettingsTabChanged {
  type: "tab.changed"
  tab: SettingsPlace
}

const on =
  (tab: SettingsPlace) =>
  ({ event }: { readonly event: SettingsTabChanged }): boolean =>
    event.tab === tab

/** State set 47: docs/states/account/settings-tabs.md. The URL names the tab; each tab has its own machine. */
export const settingsTabs = setup({
  types: {} as { events: SettingsTabChanged },
  actors: { watchTab: feed<SettingsTabChanged>("watchTab") },
  guards: {
    isCommon: on("common"),
    isEmail: on("email"),
    isPassword: on("password"),
    isBtcAddress: on("btcAddress"),
    isEthAddress: on("ethAddress"),
    isTwoFactor: on("twoFactor"),
    isSecurity: on("security"),
    isRecoveryCodes: on("recoveryCodes"),
    isPasskeys: on("passkeys"),
    isAddressBook: on("addressBook"),
    isSessions: on("sessions"),
    isSecurityLog: on("securityLog"),
    isPrivacy: on("privacy"),
  },
}).createMachine({
  id: "settingsTabs",
  invoke: { src: "watchTab" },
  initial: "overview",
  on: {
    "tab.changed": [
      { guard: "isCommon", target: ".common" },
      { guard: "isEmail", target: ".email" },
      { guard: "isPassword", target: ".password" },
      { guard: "isBtcAddress", target: ".btcAddress" },
      { guard: "isEthAddress", target: ".ethAddress" },
      { guard: "isTwoFactor", target: ".twoFactor" },
      { guard: "isSecurity", target: ".security" },
      { guard: "isRecoveryCodes", target: ".recoveryCodes" },
      { guard: "isPasskeys", target: ".passkeys" },
      { guard: "isAddressBook", target: ".addressBook" },
      { guard: "isSessions", target: ".sessions" },
      { guard: "isSecurityLog", target: ".securityLog" },
      { guard: "isPrivacy", target: ".privacy" },
      { target: ".overview" },
    ],
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
    // What Security opens one at a time.
    recoveryCodes: {},
    passkeys: {},
    addressBook: {},
    sessions: {},
    securityLog: {},
    privacy: {},
  },
})
