import type { orderPage } from "#machines/orders/order-page.machine.ts"
import { orderPageModel as model } from "#machines/orders/order-page.model.ts"
import { waitingRowMachines } from "#ui/orders/orders/row-machines.walk.tsx"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk } from "#ui/walk.ts"
import { OrderPage } from "./order-page.tsx"

type Machine = typeof orderPage

const { orderId } = model.input

export const orderPageWalk: Walk<Machine> = {
  model,
  page: (machine) => <OrderPage machine={machine} orderId={orderId} machines={waitingRowMachines} />,
  events: {
    // The dialog sends `order.changed` after its own machine has accepted the partial payment.
    "order.changed": sentByApp,
    "data.refreshed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    deciding: transientState,
    completed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("heading", { name: t("orders:page.heading", { number: "100017" }) }))
      await expectVisible(page.getByText(t("orders:states.Completed"), { exact: true }).first())
    },
    expired: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("orders:page.expired.title")))
      await expectVisible(page.getByRole("button", { name: t("orders:page.expired.again") }))
      await expectVisible(page.getByRole("button", { name: t("orders:actions.accept") }))
      await expectVisible(page.getByRole("button", { name: new RegExp(t("common:stuckMoney.copyOrder")) }))
    },
    unknown: async ({ page, t, expectVisible, expectAbsent }) => {
      await expectVisible(page.getByText(t("orders:page.unknown")))
      await expectAbsent(page.getByRole("button", { name: t("orders:page.expired.again") }))
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.offline"))),
    notFound: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:notFound.description"))),
    toBuy: async ({ url, expect }) => {
      expect(url()).toBe(paths.buy(orderId))
    },
    toStatus: async ({ url, expect }) => {
      expect(url()).toBe(paths.buyStatus(orderId))
    },
  },
}
