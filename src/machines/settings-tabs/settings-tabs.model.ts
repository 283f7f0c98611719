import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { settingsTabs } from "./settings-tabs.machine"

export const settingsTabsModel = model({
  machine: settingsTabs,
  input: undefined,
  events: {
    "tab.told": [
      labelSample("common", { type: "tab.told", tab: "common" }),
      labelSample("e-mail", { type: "tab.told", tab: "email" }),
      labelSample("password", { type: "tab.told", tab: "password" }),
      labelSample("BTC address", { type: "tab.told", tab: "btcAddress" }),
      labelSample("ETH address", { type: "tab.told", tab: "ethAddress" }),
      labelSample("two-factor", { type: "tab.told", tab: "twoFactor" }),
    ],
  },
  answers: {},
  feeds: { watchTab: ["tab.told"] },
})
