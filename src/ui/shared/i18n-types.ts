import type account from "../../../locales/en-US/account.json"
import type buy from "../../../locales/en-US/buy.json"
import type cabinet from "../../../locales/en-US/cabinet.json"
import type common from "../../../locales/en-US/common.json"
import type dashboard from "../../../locales/en-US/dashboard.json"
import type demo from "../../../locales/en-US/demo.json"
import type head from "../../../locales/en-US/head.json"
import type history from "../../../locales/en-US/history.json"
import type home from "../../../locales/en-US/home.json"
import type orders from "../../../locales/en-US/orders.json"
import type settings from "../../../locales/en-US/settings.json"
import type pay from "../../../locales/en-US/pay.json"
import type support from "../../../locales/en-US/support.json"
import type partner from "../../../locales/en-US/partner.json"
import type review from "../../../locales/en-US/review.json"
import type withdrawal from "../../../locales/en-US/withdrawal.json"

/** Makes a key that is not in locales/en-US a compile error. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common"
    resources: {
      common: typeof common
      head: typeof head
      home: typeof home
      history: typeof history
      withdrawal: typeof withdrawal
      account: typeof account
      buy: typeof buy
      pay: typeof pay
      settings: typeof settings
      orders: typeof orders
      cabinet: typeof cabinet
      demo: typeof demo
      dashboard: typeof dashboard
      support: typeof support
      partner: typeof partner
      review: typeof review
    }
  }
}
