import { sendInvoice } from "../../machines/send-invoice/send-invoice.machine"
import { watchPaymentModel as model } from "../../machines/watch-payment/watch-payment.model"
import type { watchPayment } from "../../machines/watch-payment/watch-payment.machine"
import { paths } from "../paths"
import { noNavigation, OverPaid, PartPaid } from "../payment-status/payment-parts.walk"
import type { Walk, WalkTools } from "../walk"
import { sentByApp, transientState } from "../walk"
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
const lacksNetwork = async ({ page, t, see, absent }: Tools) => {
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
    sorting: transientState,
    "waiting.waiting": all(details, polls),
    "waiting.fetching": all(details, asks),
    "waiting.paused": all(details, rests),
    "waiting.offline": all(details, lacksNetwork),
    "underpaid.waiting": all(details, isPartly, polls),
    "underpaid.fetching": all(details, isPartly, asks),
    "underpaid.paused": all(details, isPartly, rests),
    "underpaid.offline": all(details, isPartly, lacksNetwork),
    "invoiceExpired.waiting": all(isExpired, polls),
    "invoiceExpired.fetching": all(isExpired, asks),
    "invoiceExpired.paused": all(isExpired, rests),
    "invoiceExpired.offline": all(isExpired, lacksNetwork),
    "switched.waiting": all(isSwitched, polls),
    "switched.fetching": all(isSwitched, asks),
    "switched.paused": all(isSwitched, rests),
    "switched.offline": all(isSwitched, lacksNetwork),
    completed: heading("success.title"),
    overpaid: heading("overpaid.title"),
    expired: async ({ address, expect }) => {
      expect(address()).toBe(paths.order(model.input.order.id))
    },
    // The surrounding page decides where to navigate.
    elsewhere: ({ page, t, see }) => see(page.getByText(t("common:loading"))),
  },
}
