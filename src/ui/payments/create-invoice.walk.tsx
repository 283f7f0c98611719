import { buildMethods, buildPayingOrder } from "#domain/fixtures/payment.ts"
import { listPaymentMethodOptions } from "#domain/payments/payment-status.ts"
import type { createInvoice } from "#machines/payments/create-invoice.machine.ts"
import { createInvoiceModel as model } from "#machines/payments/create-invoice.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { PayButton } from "./create-invoice.tsx"

type Machine = typeof createInvoice

const [bitcoin] = listPaymentMethodOptions(buildMethods(null))

const Paying = ({ machine }: { readonly machine: Machine }) => (
  <PayButton {...useFlow(machine, model.input)} order={buildPayingOrder("Assigned")} option={bitcoin!} />
)

const payButton = ({ page, t }: WalkTools<Machine>) =>
  page.getByRole("button", { name: new RegExp(`^${t("pay:invoice.pay", { amount: "" }).trim()}`) })

export const createInvoiceWalk: Walk<Machine> = {
  model,
  page: (machine) => <Paying machine={machine} />,
  events: {
    // Clicks twice. The second click must not send a second request.
    "invoice.pay": (tools) => payButton(tools).dblClick(),
    "outcome.check": ({ page, t }) => page.getByRole("button", { name: t("pay:invoice.check") }).click(),
  },
  states: {
    idle: (tools) => tools.expectVisible(payButton(tools)),
    sending: ({ page, t, expectVisible }) =>
      expectVisible(page.getByRole("button", { name: t("pay:invoice.creating") })),
    checkout: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("pay:invoice.leaving"))),
    leaving: ({ page, t, expectVisible }) => expectVisible(page.getByRole("link", { name: t("pay:invoice.stayed") })),
    checkingOutcome: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("pay:invoice.checking"))),
    notCreated: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("pay:invoice.notCreated")))
      await tools.expectVisible(payButton(tools))
    },
    outcomeUnknown: async (tools) => {
      await tools.expectVisible(tools.page.getByText(new RegExp(tools.t("pay:invoice.outcomeUnknown"))))
      await tools.expectAbsent(payButton(tools))
    },
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByText("The amount is below the minimum."))
      await tools.expectVisible(payButton(tools))
    },
    status: async ({ url, expect }) => {
      expect(url()).toBe(paths.buyStatus(model.input.orderId))
    },
  },
}
