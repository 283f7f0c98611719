import { sendInvoice } from "../../machines/send-invoice/send-invoice.machine"
import { watchPaymentModel as model } from "../../machines/watch-payment/watch-payment.model"
import type { watchPayment } from "../../machines/watch-payment/watch-payment.machine"
import { paths } from "../paths"
import { nowhere, OverPaid, PartPaid } from "../payment-status/payment-parts.walk"
import type { Walk, WalkTools } from "../walk"
import { byApp, passing } from "../walk"
import { TransferStatusPage } from "./transfer-status"

type Machine = typeof watchPayment
type Tools = WalkTools<Machine>

const { bank } = model.input.order.invoice!.requisites

const details = async ({ page, t, see }: Tools) => {
  await see(page.getByText(bank!.account, { exact: true }))
  await see(page.getByRole("button", { name: new RegExp(`${t("pay:transfer.iban")}$`) }))
}
const polls = async ({ page, t, see, absent }: Tools) => {
  await see(page.getByText(t("pay:transfer.waiting")))
  await absent(page.getByTitle(t("pay:crypto.checking")))
}
const asks = ({ page, t, see }: Tools) => see(page.getByTitle(t("pay:crypto.checking")))
const rests = ({ page, t, see }: Tools) => see(page.getByText(t("pay:crypto.paused")))
const isPartly = ({ page, t, see }: Tools) => see(page.getByText(t("pay:crypto.underpaid")))
const isExpired = ({ page, t, see }: Tools) => see(page.getByText(t("pay:transfer.expired")))

const all = (...looks: ReadonlyArray<(tools: Tools) => Promise<unknown>>) => async (tools: Tools) => {
  for (const look of looks) await look(tools)
}
const heading = (key: "success.title" | "overpaid.title") => ({ page, t, see }: Tools) =>
  see(page.getByRole("heading", { name: t(`pay:${key}`) }))

export const watchPaymentWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <TransferStatusPage
      machine={machine} order={model.input.order} sendInvoice={sendInvoice} OverPaid={OverPaid} PartPaid={PartPaid} print={nowhere} onSettled={nowhere}
    />
  ),
  does: {
    "page.shown": byApp,
    "page.hidden": byApp,
    // The voucher's form says so; it is walked by itself.
    "order.changed": byApp
  },
  sees: {
    sorting: passing,
    "waiting.waiting": all(details, polls),
    "waiting.fetching": all(details, asks),
    "waiting.paused": all(details, rests),
    "underpaid.waiting": all(details, isPartly, polls),
    "underpaid.fetching": all(details, isPartly, asks),
    "underpaid.paused": all(details, isPartly, rests),
    "invoiceExpired.waiting": all(isExpired, polls),
    "invoiceExpired.fetching": all(isExpired, asks),
    "invoiceExpired.paused": all(isExpired, rests),
    completed: heading("success.title"),
    overpaid: heading("overpaid.title"),
    expired: async ({ address, expect }) => { expect(address()).toBe(paths.order(model.input.order.id)) },
    elsewhere: async ({ address, expect }) => { expect(address()).toBe(paths.buyMethod(model.input.order.id)) }
  }
}
