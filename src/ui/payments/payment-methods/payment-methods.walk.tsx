import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { assignOrder } from "#machines/orders/assign-order.machine.ts"
import { assignOrderModel } from "#machines/orders/assign-order.model.ts"
import { createInvoice } from "#machines/payments/create-invoice.machine.ts"
import { fixHashrate } from "#machines/payments/fix-hashrate.machine.ts"
import { identifyCustomer } from "#machines/payments/identify-customer.machine.ts"
import type { paymentMethods } from "#machines/payments/payment-methods.machine.ts"
import { paymentMethodsModel as model } from "#machines/payments/payment-methods.model.ts"
import type { bonusOffer } from "#machines/shop/bonus-offer.machine.ts"
import { bonusOfferModel } from "#machines/shop/bonus-offer.model.ts"
import type { recentPurchases } from "#machines/shop/recent-purchases.machine.ts"
import { recentPurchasesModel } from "#machines/shop/recent-purchases.model.ts"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { PaymentMethodsPage } from "./payment-methods.tsx"

type Machine = typeof paymentMethods

// Machines whose ports never respond. Each machine has its own walk.
const bonus = createMockedMachine(bonusOfferModel).machine as typeof bonusOffer
const idleRecentPurchases = createMockedMachine(recentPurchasesModel).machine as typeof recentPurchases
const idleAssignOrder = createMockedMachine(assignOrderModel).machine as typeof assignOrder

const bitcoin = ({ page, t }: WalkTools<Machine>) => page.getByRole("radio", { name: new RegExp(t("pay:coins.btc")) })

const list = async (tools: WalkTools<Machine>) => {
  const { page, t, expectVisible } = tools
  await expectVisible(bitcoin(tools))
  await expectVisible(page.getByText(t("pay:summary.number"), { exact: true }))
  await expectVisible(page.getByText(t("pay:methods.header", { email: "anna@example.com" })))
}

export const paymentMethodsWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <PaymentMethodsPage
      machine={machine}
      input={model.input}
      createInvoice={createInvoice}
      assignOrder={idleAssignOrder}
      fixHashrate={fixHashrate}
      identifyCustomer={identifyCustomer}
      bonusOffer={bonus}
      recentPurchases={idleRecentPurchases}
      terms={() => "/terms/io"}
    />
  ),
  events: {
    "order.assigned": sentByApp,
    // The hashrate fix sends `order.changed`, and the payer's form sends `profile.identified`. Each part has its own walk.
    "order.changed": sentByApp,
    "profile.identified": sentByApp,
    "method.choose": (tools) => bitcoin(tools).click(),
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    identifying: ({ page, t, expectVisible }) =>
      expectVisible(page.getByRole("heading", { name: t("pay:methods.title") })),
    assigning: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("pay:methods.loading"))),
    list: async (tools) => {
      await list(tools)
      await tools.expectAbsent(tools.page.getByText(tools.t("pay:methods.stale")))
    },
    // Expects the same list during a silent refresh, without a layout shift.
    refreshing: list,
    stale: async (tools) => {
      await list(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("pay:methods.stale")))
    },
    visitor: async ({ page, t, expectVisible, expect }) => {
      const signIn = page.getByRole("link", { name: t("pay:methods.signIn") })
      await expectVisible(signIn)
      await expect.element(signIn).toHaveAttribute("href", paths.signIn(paths.order(model.input.orderId)))
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByRole("button", { name: t("common:retry") })),
  },
}
