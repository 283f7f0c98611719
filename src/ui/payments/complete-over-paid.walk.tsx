import type { completeOverPaid } from "#machines/payments/complete-over-paid.machine.ts"
import { completeOverPaidModel as model } from "#machines/payments/complete-over-paid.model.ts"
import type { Walk } from "#ui/walk.ts"
import { OverPaidPage } from "./complete-over-paid.tsx"
import { expectOverPaid, expectPaid } from "./payment-status/payment-parts.walk.tsx"

type Machine = typeof completeOverPaid

const power = "56 Th/s"

export const completeOverPaidWalk: Walk<Machine> = {
  model,
  page: (machine) => <OverPaidPage machine={machine} order={model.input.order} />,
  events: {
    // Clicks twice. The second click must not send a second request.
    "order.complete": ({ page, t }) =>
      page.getByRole("button", { name: t("pay:overpaid.complete", { power }) }).dblClick(),
    "order.reload": ({ page, t }) => page.getByRole("button", { name: t("pay:invoice.check") }).click(),
  },
  states: {
    ready: async (tools) => {
      const { page, t, expectVisible } = tools
      await expectOverPaid(tools)
      await expectVisible(page.getByRole("button", { name: t("pay:overpaid.complete", { power }), disabled: false }))
    },
    completing: async (tools) => {
      const { page, t, expect } = tools
      await expectOverPaid(tools)
      await expect
        .element(page.getByRole("button", { name: t("pay:overpaid.complete", { power }) }))
        .toHaveAttribute("aria-busy", "true")
    },
    failed: async (tools) => {
      const { page, t, expectVisible, expectAbsent } = tools
      await expectOverPaid(tools)
      await expectVisible(page.getByRole("alert"))
      await expectVisible(page.getByRole("button", { name: t("pay:invoice.check") }))
      await expectVisible(page.getByRole("button", { name: new RegExp(t("common:stuckMoney.copyOrder")) }))
      await expectAbsent(page.getByRole("button", { name: t("pay:overpaid.complete", { power }) }))
    },
    reloading: async (tools) => {
      const { page, t, expect } = tools
      await expectOverPaid(tools)
      await expect
        .element(page.getByRole("button", { name: t("pay:invoice.check") }))
        .toHaveAttribute("aria-busy", "true")
    },
    done: expectPaid,
  },
}
