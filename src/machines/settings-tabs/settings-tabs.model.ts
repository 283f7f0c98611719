import { model } from "../kit/model"
import { when } from "../kit/when"
import { settingsTabs } from "./settings-tabs.machine"

export const settingsTabsModel = model({
  machine: settingsTabs,
  input: undefined,
  events: {
    "tab.told": [
      when("common", { type: "tab.told", tab: "common" }),
      when("e-mail", { type: "tab.told", tab: "email" }),
      when("password", { type: "tab.told", tab: "password" }),
      when("BTC address", { type: "tab.told", tab: "btcAddress" }),
      when("ETH address", { type: "tab.told", tab: "ethAddress" }),
      when("two-factor", { type: "tab.told", tab: "twoFactor" }),
    ],
  },
  answers: {},
  feeds: { watchTab: ["tab.told"] },
})
