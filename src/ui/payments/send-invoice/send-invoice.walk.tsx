import type { sendInvoice } from "#machines/payments/send-invoice.machine.ts"
import { sendInvoiceModel as model } from "#machines/payments/send-invoice.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { SendInvoice } from "./send-invoice.tsx"

type Machine = typeof sendInvoice

const seeRetry = ({ page, t, see }: WalkTools<Machine>) => see(page.getByRole("button", { name: t("pay:send.again") }))

export const sendInvoiceWalk: Walk<Machine> = {
  model,
  page: (machine) => <SendInvoice machine={machine} {...model.input} />,
  does: {
    "invoice.send": ({ page, t }) =>
      page.getByRole("button", { name: new RegExp(`^(${t("pay:send.ask")}|${t("pay:send.again")})$`) }).click(),
  },
  sees: {
    idle: ({ page, t, see }) => see(page.getByRole("button", { name: t("pay:send.ask") })),
    sending: ({ page, t, see }) => see(page.getByRole("button", { name: t("pay:send.sending") })),
    sent: async (tools) => {
      await tools.see(tools.page.getByText(tools.t("pay:send.sent")))
      await seeRetry(tools)
    },
    outcomeUnknown: async (tools) => {
      await tools.see(tools.page.getByText(tools.t("pay:send.outcomeUnknown")))
      await seeRetry(tools)
    },
    failed: async (tools) => {
      await tools.see(tools.page.getByText("Try again later."))
      await seeRetry(tools)
    },
  },
}
