import type account from "#locales/en-US/account/account.json"
import type passkeys from "#locales/en-US/account/passkeys.json"
import type security from "#locales/en-US/account/security.json"
import type settings from "#locales/en-US/account/settings.json"
import type cabinet from "#locales/en-US/cabinet/cabinet.json"
import type dashboard from "#locales/en-US/cabinet/dashboard.json"
import type support from "#locales/en-US/cabinet/support.json"
import type demo from "#locales/en-US/demo/demo.json"
import type history from "#locales/en-US/money/history.json"
import type withdrawal from "#locales/en-US/money/withdrawal.json"
import type orders from "#locales/en-US/orders/orders.json"
import type partner from "#locales/en-US/partner/partner.json"
import type pay from "#locales/en-US/payments/pay.json"
import type buy from "#locales/en-US/shop/buy.json"
import type estimates from "#locales/en-US/shop/estimates.json"
import type home from "#locales/en-US/shop/home.json"
import type common from "#locales/en-US/site/common.json"
import type consent from "#locales/en-US/site/consent.json"
import type head from "#locales/en-US/site/head.json"
import type review from "#locales/en-US/site/review.json"
import type site from "#locales/en-US/site/site.json"

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
      estimates: typeof estimates
      pay: typeof pay
      settings: typeof settings
      passkeys: typeof passkeys
      security: typeof security
      orders: typeof orders
      cabinet: typeof cabinet
      demo: typeof demo
      dashboard: typeof dashboard
      support: typeof support
      partner: typeof partner
      review: typeof review
      consent: typeof consent
      site: typeof site
    }
  }
}
