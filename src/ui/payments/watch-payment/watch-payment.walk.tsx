import { sendInvoice } from "../../../machines/payments/send-invoice/send-invoice.machine"
import { watchPaymentModel as model } from "../../../machines/payments/watch-payment/watch-payment.model"
import type { watchPayment } from "../../../machines/payments/watch-payment/watch-payment.machine"
import { paths } from "../../site/paths"
import { noNavigation, OverPaid, PartPaid } from "../payment-status/payment-parts.walk"
import type { Walk, WalkTools } from "../../walk"
import { sentByApp, transientState } from "../../walk"
import { TransferStatusPage } from "./transfer-status"

type Machine = typeof watchPayment
type Tools = WalkTools<Machine>

const { bank } = model.input.order.invoice!.requisites

const details = async ({ page, t, see }: Tools) => {
  await see(page.getByText(bank!.account, { exact: true }))
  await see(page.getByRole("button", { name: `${t("common:copy.action")} ${t("pay:transfer.copies.iban")}` }))
}
const seePolling = async ({ page, t, see, absent }: Tools) => {
  await see(page.getByText(t("pay:transfer.waiting")))
  await absent(page.getByTitle(t("pay:crypto.checking")))
}
const seeRequest = ({ page, t, see }: Tools) => see(page.getByTitle(t("pay:crypto.checking")))
const seePaused = ({ page, t, see }: Tools) => see(page.getByText(t("pay:crypto.paused")))
const isPartly = ({ page, t, see }: Tools) => see(page.getByText(t("pay:crypto.underpaid")))
const seeOffline = async ({ page, t, see, absent }: Tools) => {
  await see(page.getByText(t("pay:crypto.offline")))
  await absent(page.getByText(t("pay:transfer.waiting")))
}
const isSwitched = async ({ page, t, see, absent }: Tools) => {
  await see(page.getByRole("button", { name: t("pay:switched.show") }))
  await absent(page.getByText(t("pay:transfer.title")))
}
const isExpired = ({ page, t, see }: Tools) => see(page.getByText(t("pay:transfer.expired")))

const all =
  (...looks: ReadonlyArray<(tools: Tools) => Promise<unknown>>) =>
  async (tools: Tools) => {
    for (const look of looks) await look(tools)
  }
const heading =
  (key: "success.title" | "overpaid.title") =>
  ({ page, t, see }: Tools) =>
    see(page.getByRole("heading", { name: t(`pay:${key}`) }))

export const watchPaymentWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <TransferStatusPage
      machine={machine}
      order={model.input.order}
      sendInvoice={sendInvoice}
      OverPaid={OverPaid}
      PartPaid={PartPaid}
      print={noNavigation}
      onSettled={noNavigation}
      onSwitched={noNavigation}
    />
  ),
  does: {
    "page.shown": sentByApp,
    "page.hidden": sentByApp,
    "page.offline": sentByApp,
    "switch.accept": ({ page, t }) => page.getByRole("button", { name: t("pay:switched.show") }).click(),
    // Sent by the voucher form, which has its own walk.
    "order.changed": sentByApp,
  },
  sees: {
    deciding: transientState,
    "waiting.waiting": all(details, seePolling),
    "waiting.fetching": all(details, seeRequest),
    "waiting.paused": all(details, seePaused),
    "waiting.offline": all(details, seeOffline),
    "underpaid.waiting": all(details, isPartly, seePolling),
    "underpaid.fetching": all(details, isPartly, seeRequest),
    "underpaid.paused": all(details, isPartly, seePaused),
    "underpaid.offline": all(details, isPartly, seeOffline),
    "invoiceExpired.waiting": all(isExpired, seePolling),
    "invoiceExpired.fetching": all(isExpired, seeRequest),
    "invoiceExpired.paused": all(isExpired, seePaused),
    "invoiceExpired.offline": all(isExpired, seeOffline),
    "switched.waiting": all(isSwitched, seePolling),
    "switched.fetching": all(isSwitched, seeRequest),
    "switched.paused": all(isSwitched, seePaused),
    "switched.offline": all(isSwitched, seeOffline),
    completed: heading("success.title"),
    overpaid: heading("overpaid.title"),
    expired: async ({ address, expect }) => {
      expect(address()).toBe(paths.order(model.input.order.id))
    },
    // The surrounding page decides where to navigate.
    otherMethod: ({ page, t, see }) => see(page.getByText(t("common:loading"))),
  },
}
