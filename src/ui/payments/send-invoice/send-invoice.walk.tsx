import type { sendInvoice } from "#machines/payments/send-invoice.machine.ts"
import { sendInvoiceModel as model } from "#machines/payments/send-invoice.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { SendInvoice } from "./send-invoice.tsx"

type Machine = typeof sendInvoice

const seeRetry = ({ page, t, expectVisible }: WalkTools<Machine>) =>
  expectVisible(page.getByRole("button", { name: t("pay:send.again") }))

export const sendInvoiceWalk: Walk<Machine> = {
  model,
  page: (machine) => <SendInvoice machine={machine} {...model.input} />,
  events: {
    "invoice.send": ({ page, t }) =>
      page.getByRole("button", { name: new RegExp(`^(${t("pay:send.ask")}|${t("pay:send.again")})$`) }).click(),
  },
  states: {
    idle: ({ page, t, expectVisible }) => expectVisible(page.getByRole("button", { name: t("pay:send.ask") })),
    sending: ({ page, t, expectVisible }) => expectVisible(page.getByRole("button", { name: t("pay:send.sending") })),
    sent: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("pay:send.sent")))
      await seeRetry(tools)
    },
    outcomeUnknown: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("pay:send.outcomeUnknown")))
      await seeRetry(tools)
    },
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByText("Try again later."))
      await seeRetry(tools)
    },
  },
}
