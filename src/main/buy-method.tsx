import { Effect } from "effect"
import { assignOrder as assignOrderCall, loadOrder, patchOrderCode, patchItem } from "#adapters/orders/orders.ts"
import { openCheckout } from "#adapters/payments/checkout.ts"
import {
  identifyCustomer as identifyCall,
  createInvoice as createInvoiceCall,
  loadMethods,
} from "#adapters/payments/invoices.ts"
import { createPurchaseAmountStore } from "#adapters/payments/purchase-amount.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { acceptBonus, readBonus } from "#adapters/shop/bonus.ts"
import { drawRandomNumber } from "#adapters/shop/draw-random-number.ts"
import { loadRecentPurchases } from "#adapters/shop/recent-purchases.ts"
import { loadProfile } from "#adapters/site/session.ts"
import { parseTopLevelDomain } from "#domain/site/config.ts"
import { assignOrder } from "#machines/orders/assign-order.machine.ts"
import { createInvoice } from "#machines/payments/create-invoice.machine.ts"
import { fixHashrate } from "#machines/payments/fix-hashrate.machine.ts"
import { identifyCustomer } from "#machines/payments/identify-customer.machine.ts"
import { paymentMethods } from "#machines/payments/payment-methods.machine.ts"
import { bonusOffer } from "#machines/shop/bonus-offer.machine.ts"
import { recentPurchases } from "#machines/shop/recent-purchases.machine.ts"
import { PaymentMethodsPage } from "#ui/payments/payment-methods/payment-methods.tsx"
import { getCheckoutOrigins, watchShownOrder } from "./payments/watch-order.ts"
import { createPageApi } from "./site/api.ts"
import type { AppContext } from "./site/app.ts"
import { currentConfig } from "./site/config.ts"
import { reloadProfile } from "./site/freshness.ts"
import type { PageProps } from "./site/route-chunk.ts"

const terms = () => currentConfig().terms[parseTopLevelDomain(location.hostname)]

export const createPage = (app: AppContext) => {
  const api = createPageApi(app)
  const { session, cookies, clock } = app
  const { save } = createPurchaseAmountStore(() => localStorage)
  const create = createInvoiceCall(api)
  // The session has usually loaded the profile already.
  const knownProfile = () =>
    Effect.suspend(() => {
      const { profile } = session.getSnapshot().context
      return profile === null ? loadProfile(api)() : Effect.succeed(profile)
    })
  // Identifies the customer and reloads the session's profile, because other pages read from it whether the customer is identified.
  const identify = (input: Parameters<ReturnType<typeof identifyCall>>[0]) =>
    Effect.tap(identifyCall(api)(input), () => Effect.sync(() => reloadProfile(app)))
  const machine = provide(paymentMethods)({
    loadProfile: knownProfile,
    loadMethods: loadMethods(api),
    watchOrder: watchShownOrder(app),
  })
  const assigning = provide(assignOrder)({
    loadOrder: loadOrder(api),
    assignOrder: assignOrderCall(api),
    patchOrderCode: patchOrderCode(api),
  })
  const creating = provide(createInvoice)({
    createInvoice: (input: Parameters<typeof create>[0]) => Effect.tap(create(input), save),
    loadOrder: loadOrder(api),
    openCheckout: (destination: { readonly url: string }) =>
      openCheckout(getCheckoutOrigins(), (url) => location.assign(url))(destination),
  })
  const fixing = provide(fixHashrate)({ patchItem: patchItem(api) })
  const identifying = provide(identifyCustomer)({ identifyCustomer: identify })
  const bonus = provide(bonusOffer)({
    readBonus: readBonus(cookies, clock),
    acceptBonus: acceptBonus(api, cookies),
  })
  const recent = provide(recentPurchases)({
    loadRecentPurchases: loadRecentPurchases(api),
    drawRandomNumber,
  })
  return ({ params }: PageProps) => {
    const orderId = params["orderId"]!
    return (
      <PaymentMethodsPage
        key={orderId}
        machine={machine}
        input={{ orderId, isRetry: new URLSearchParams(location.search).has("again") }}
        assignOrder={assigning}
        createInvoice={creating}
        fixHashrate={fixing}
        identifyCustomer={identifying}
        bonusOffer={bonus}
        recentPurchases={recent}
        terms={terms}
      />
    )
  }
}
