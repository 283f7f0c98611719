import type { orders } from "#machines/orders/orders.machine.ts"
import { ordersModel as model } from "#machines/orders/orders.model.ts"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { OrdersPage } from "./orders.tsx"
import { waitingRowMachines } from "./row-machines.walk.tsx"

type Machine = typeof orders
type Tools = WalkTools<Machine>

const list = ({ page, t }: Tools) => page.getByRole("table", { name: t("orders:title"), exact: true })

const restore = ({ page, t }: Tools) => page.getByRole("button", { name: t("orders:removed.restore") })

/** Finds the row of a state. Searches the list only, because the filters above it contain the same words. */
const row = (tools: Tools, state: "Assigned" | "Issued" | "UnderPaid" | "OverPaid" | "Completed" | "Expired") =>
  list(tools)
    .getByRole("row")
    .filter({ has: tools.page.getByText(tools.t(`orders:states.${state}`), { exact: true }) })

/** The actions that each state offers, and no others. */
const actionsByState = {
  Assigned: ["continue", "discard"],
  Issued: ["pay", "changeMethod", "hide"],
  UnderPaid: ["payShortage", "accept", "changeMethod"],
  OverPaid: ["complete"],
  Completed: [],
  Expired: ["recreate", "hide"],
} as const

export const ordersWalk: Walk<Machine> = {
  model,
  page: (machine) => <OrdersPage machine={machine} query={model.input.query} machines={waitingRowMachines} />,
  events: {
    "query.changed": sentByApp,
    "data.refreshed": sentByApp,
    "orders.restore": (tools) => restore(tools).click(),
    // A row sends `order.changed` after its own machine has acted.
    "order.changed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    deciding: transientState,
    ready: async (tools) => {
      const { t, expect, expectVisible } = tools
      await expectVisible(list(tools))
      // Expects the list to offer to restore the Assigned order if it was removed in this browser.
      const isRemoved = row(tools, "Assigned").query() === null
      if (isRemoved) await expectVisible(restore(tools))
      for (const state of Object.keys(actionsByState) as ReadonlyArray<keyof typeof actionsByState>) {
        if (isRemoved && state === "Assigned") continue
        await expectVisible(row(tools, state))
        const controls = row(tools, state)
          .element()
          .querySelectorAll("div a[class*=button], button:not([popovertarget])")
        expect([...controls].map((control) => control.textContent)).toEqual(
          actionsByState[state].map((action) => t(`orders:actions.${action}`)),
        )
      }
      // Checks that the list has only one main button, which pays the waiting order.
      const main = list(tools).element().querySelectorAll("[class*=primary]")
      expect([...main].map((control) => control.textContent)).toEqual([t("orders:actions.pay")])
    },
    restoring: (tools) => tools.expectVisible(restore(tools)),
    refreshing: (tools) => tools.expectVisible(list(tools)),
    empty: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("orders:empty.title")))
      await expect
        .element(page.getByRole("link", { name: t("common:empty.buy") }))
        .toHaveAttribute("href", "/cabinet/buy")
    },
    filteredEmpty: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("orders:filteredEmpty")))
      await expect
        .element(page.getByRole("link", { name: t("common:empty.reset") }))
        .toHaveAttribute("href", "/cabinet/orders")
    },
    pageOutOfRange: async ({ url, expect }) => {
      expect(url()).toBe(paths.orders())
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
  },
}
