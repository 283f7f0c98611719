import type account from "../../locales/en-US/account.json"
import type buy from "../../locales/en-US/buy.json"
import type cabinet from "../../locales/en-US/cabinet.json"
import type common from "../../locales/en-US/common.json"
import type home from "../../locales/en-US/home.json"
import type pay from "../../locales/en-US/pay.json"

/** Makes a key that is not in locales/en-US a compile error. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common"
    resources: {
      common: typeof common
      home: typeof home
      account: typeof account
      buy: typeof buy
      pay: typeof pay
      cabinet: typeof cabinet
    }
  }
}
