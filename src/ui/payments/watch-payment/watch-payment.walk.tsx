import { sendInvoice } from "#machines/payments/send-invoice.machine.ts"
import type { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import { watchPaymentModel as model } from "#machines/payments/watch-payment.model.ts"
import {
  expectOverPaid,
  expectPaid,
  noNavigation,
  OverPaid,
  UnderPaid,
} from "#ui/payments/payment-status/payment-parts.walk.tsx"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { TransferStatusPage } from "./transfer-status.tsx"

type Machine = typeof watchPayment
type Tools = WalkTools<Machine>

const { bank } = model.input.order.invoice!.requisites

const details = async ({ page, t, expectVisible }: Tools) => {
  await expectVisible(page.getByText(bank!.account, { exact: true }))
  await expectVisible(page.getByRole("button", { name: `${t("common:copy.action")} ${t("pay:transfer.copies.iban")}` }))
}
const seePolling = ({ page, t, expectVisible }: Tools) => expectVisible(page.getByText(t("pay:transfer.waiting")))
const isUnderPaid = async ({ page, t, expectVisible }: Tools) => {
  await expectVisible(page.getByText(t("pay:crypto.underpaid")))
  // The order costs $1,245.50, and $577.62 arrived, so $667.88 remain to be paid.
  await expectVisible(page.getByText(/667[.,]88/).first())
}
const isSwitched = async ({ page, t, expectVisible, expectAbsent }: Tools) => {
  await expectVisible(page.getByRole("button", { name: t("pay:switched.show") }))
  await expectAbsent(page.getByText(t("pay:transfer.reference")))
}
const isExpired = ({ page, t, expectVisible }: Tools) => expectVisible(page.getByText(t("pay:transfer.expired")))

const all =
  (...looks: ReadonlyArray<(tools: Tools) => Promise<unknown>>) =>
  async (tools: Tools) => {
    for (const look of looks) await look(tools)
  }

export const watchPaymentWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <TransferStatusPage
      machine={machine}
      order={model.input.order}
      sendInvoice={sendInvoice}
      OverPaid={OverPaid}
      UnderPaid={UnderPaid}
      print={noNavigation}
      onFinished={noNavigation}
      onSwitched={noNavigation}
    />
  ),
  events: {
    "order.polled": sentByApp,
    "poll.changed": sentByApp,
    "switch.accept": ({ page, t }) => page.getByRole("button", { name: t("pay:switched.show") }).click(),
    // The voucher form sends `order.changed`, which its own walk tests.
    "order.changed": sentByApp,
  },
  states: {
    deciding: transientState,
    waiting: all(details, seePolling),
    underpaid: all(details, isUnderPaid, seePolling),
    invoiceExpired: all(isExpired, seePolling),
    switched: all(isSwitched, seePolling),
    completed: expectPaid,
    overpaid: expectOverPaid,
    expired: async ({ url, expect }) => {
      expect(url()).toBe(paths.order(model.input.order.id))
    },
    // Expects a placeholder, because the surrounding page navigates.
    otherMethod: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
  },
}
