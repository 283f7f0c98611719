import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { settingsTabs } from "./settings-tabs.machine.ts"

export const settingsTabsModel = defineModel({
  machine: settingsTabs,
  events: {
    "tab.changed": [
      labelSample("none", { type: "tab.changed", tab: "overview" }),
      labelSample("common", { type: "tab.changed", tab: "common" }),
      labelSample("e-mail", { type: "tab.changed", tab: "email" }),
      labelSample("password", { type: "tab.changed", tab: "password" }),
      labelSample("BTC address", { type: "tab.changed", tab: "btcAddress" }),
      labelSample("ETH address", { type: "tab.changed", tab: "ethAddress" }),
      labelSample("two-factor", { type: "tab.changed", tab: "twoFactor" }),
      labelSample("security", { type: "tab.changed", tab: "security" }),
      labelSample("recovery codes", { type: "tab.changed", tab: "recoveryCodes" }),
      labelSample("passkeys", { type: "tab.changed", tab: "passkeys" }),
      labelSample("address book", { type: "tab.changed", tab: "addressBook" }),
      labelSample("sessions", { type: "tab.changed", tab: "sessions" }),
      labelSample("security log", { type: "tab.changed", tab: "securityLog" }),
      labelSample("privacy", { type: "tab.changed", tab: "privacy" }),
    ],
  },
  portResults: {},
  feeds: { watchTab: ["tab.changed"] },
})
