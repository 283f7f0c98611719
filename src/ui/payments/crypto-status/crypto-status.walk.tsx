import type { cryptoStatus } from "#machines/payments/crypto-status.machine.ts"
import { cryptoStatusModel as model } from "#machines/payments/crypto-status.model.ts"
import {
  expectOverPaid,
  expectPaid,
  noNavigation,
  OverPaid,
  UnderPaid,
} from "#ui/payments/payment-status/payment-parts.walk.tsx"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { CryptoStatusPage } from "./crypto-status.tsx"

type Machine = typeof cryptoStatus
type Tools = WalkTools<Machine>

const fullAmount = "0.01940624"
const rest = "0.01040624"

/** Checks the amount as text, and the QR code with the same amount. */
const toSend =
  (amount: string) =>
  async ({ page, t, expectVisible }: Tools) => {
    const { address } = model.input.order.invoice!.requisites
    await expectVisible(page.getByText(new RegExp(`^${amount.replace(".", "[.,]")}\\sBTC$`)).first())
    await expectVisible(page.getByRole("img", { name: t("pay:crypto.qr", { amount, currency: "BTC", address }) }))
  }
const seePolling = ({ page, t, expectVisible }: Tools) => expectVisible(page.getByText(t("pay:crypto.waiting")))
const isUnderpaid = async (tools: Tools) => {
  await toSend(rest)(tools)
  await tools.expectVisible(tools.page.getByText(tools.t("pay:crypto.underpaid")))
  await tools.expectVisible(tools.page.getByRole("heading", { name: tools.t("orders:part.title") }))
  await tools.expectVisible(tools.page.getByRole("link", { name: tools.t("orders:part.another") }))
}
const isSwitched = ({ page, t, expectVisible }: Tools) =>
  expectVisible(page.getByRole("button", { name: t("pay:switched.show") }))
/** Checks that the page shows neither the previous address nor the new address. */
const withoutAddress = ({ page, t, expectAbsent }: Tools) =>
  expectAbsent(page.getByRole("button", { name: new RegExp(t("pay:crypto.address")) }))
const isRepriced = ({ page, t, expectVisible }: Tools) =>
  expectVisible(page.getByRole("button", { name: t("pay:crypto.rateAccept") }))

/** Checks the transaction with its confirmations, and that the page offers no payment. */
const isConfirming = async (tools: Tools) => {
  const { page, t, expectVisible, expectAbsent } = tools
  await expectVisible(page.getByRole("heading", { name: t("pay:confirming.found") }))
  await expectVisible(page.getByText(t("pay:confirming.confirmations", { confirmations: 0, count: 1 })))
  await expectVisible(page.getByRole("link", { name: /9c2f4a7b/ }))
  await withoutAddress(tools)
  await expectAbsent(page.getByRole("link", { name: t("pay:crypto.change") }))
}
const seeConfirming = async ({ page, t, expectVisible, expectAbsent }: Tools) => {
  await expectVisible(page.getByText(t("pay:confirming.waiting")))
  await expectAbsent(page.getByText(t("pay:crypto.waiting")))
}

const all =
  (...looks: ReadonlyArray<(tools: Tools) => Promise<unknown>>) =>
  async (tools: Tools) => {
    for (const look of looks) await look(tools)
  }

export const cryptoStatusWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <CryptoStatusPage
      machine={machine}
      order={model.input.order}
      OverPaid={OverPaid}
      UnderPaid={UnderPaid}
      onFinished={noNavigation}
      onSwitched={noNavigation}
    />
  ),
  events: {
    "order.polled": sentByApp,
    "poll.changed": sentByApp,
    "rate.ended": sentByApp,
    // The dialog sends `order.changed` after its own machine has accepted the partial payment.
    "order.changed": sentByApp,
    "rate.accept": ({ page, t }) => page.getByRole("button", { name: t("pay:crypto.rateAccept") }).click(),
    "switch.accept": ({ page, t }) => page.getByRole("button", { name: t("pay:switched.show") }).click(),
  },
  states: {
    deciding: transientState,
    waiting: all(toSend(fullAmount), seePolling),
    confirming: all(isConfirming, seeConfirming),
    underpaid: all(isUnderpaid, seePolling),
    rateExpired: all(isRepriced, seePolling),
    switched: all(isSwitched, withoutAddress, seePolling),
    completed: expectPaid,
    overpaid: expectOverPaid,
    expired: async ({ url, expect }) => {
      expect(url()).toBe(paths.order(model.input.order.id))
    },
    // Expects a placeholder, because the surrounding page navigates.
    otherMethod: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
  },
}
