import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { cardStatus } from "#machines/payments/card-status.machine.ts"
import { cardStatusModel } from "#machines/payments/card-status.model.ts"
import type { confirmCard } from "#machines/payments/confirm-card.machine.ts"
import { confirmCardModel } from "#machines/payments/confirm-card.model.ts"
import type { cryptoStatus } from "#machines/payments/crypto-status.machine.ts"
import { cryptoStatusModel } from "#machines/payments/crypto-status.model.ts"
import type { paymentStatus } from "#machines/payments/payment-status.machine.ts"
import { paymentStatusModel as model } from "#machines/payments/payment-status.model.ts"
import type { redeemVoucher } from "#machines/payments/redeem-voucher.machine.ts"
import { redeemVoucherModel } from "#machines/payments/redeem-voucher.model.ts"
import type { sendInvoice } from "#machines/payments/send-invoice.machine.ts"
import { sendInvoiceModel } from "#machines/payments/send-invoice.model.ts"
import type { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import { watchPaymentModel } from "#machines/payments/watch-payment.model.ts"
import { errorDetails } from "#machines/site/error-details.machine.ts"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import {
  expectOverPaid,
  expectPaid,
  sameCheckoutUrl,
  noNavigation,
  OverPaid,
  UnderPaid,
} from "./payment-parts.walk.tsx"
import { PaymentStatusPage } from "./payment-status.tsx"

type Machine = typeof paymentStatus

/** Machines whose feeds and ports are silent. Each machine has its own walk. */
const parts = {
  cryptoStatus: createMockedMachine(cryptoStatusModel).machine as typeof cryptoStatus,
  watchPayment: createMockedMachine(watchPaymentModel).machine as typeof watchPayment,
  redeemVoucher: createMockedMachine(redeemVoucherModel).machine as typeof redeemVoucher,
  sendInvoice: createMockedMachine(sendInvoiceModel).machine as typeof sendInvoice,
  cardStatus: createMockedMachine(cardStatusModel).machine as typeof cardStatus,
  errorDetails,
  confirmCard: createMockedMachine(confirmCardModel).machine as typeof confirmCard,
  OverPaid,
  UnderPaid,
  parseCheckoutUrl: sameCheckoutUrl,
  print: noNavigation,
}

const arrivedAt =
  (path: string) =>
  async ({ url, expect }: WalkTools<Machine>) => {
    expect(url()).toBe(path)
  }

const { orderId } = model.input

const crypto = ({ page, t, expectVisible }: WalkTools<Machine>) =>
  expectVisible(page.getByText(t("pay:crypto.waiting")))
const voucher = ({ page, t, expectVisible }: WalkTools<Machine>) =>
  expectVisible(page.getByText(t("pay:voucher.waiting")))
const card = ({ page, t, expectVisible }: WalkTools<Machine>) =>
  expectVisible(page.getByRole("link", { name: t("pay:card.open") }))
const transfer = ({ page, t, expectVisible }: WalkTools<Machine>) =>
  expectVisible(page.getByText(t("pay:transfer.waiting")))

export const paymentStatusWalk: Walk<Machine> = {
  model,
  page: (machine) => <PaymentStatusPage machine={machine} orderId={orderId} {...parts} />,
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "payment.finished": sentByApp,
    "payment.switched": sentByApp,
    "order.changed": sentByApp,
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    deciding: transientState,
    "crypto.paying": crypto,
    "crypto.finished": crypto,
    "voucher.paying": voucher,
    "voucher.finished": voucher,
    "card.paying": card,
    "card.finished": card,
    "transfer.paying": transfer,
    "transfer.finished": transfer,
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
    buyProduct: arrivedAt(paths.buy(orderId)),
    buyMethod: arrivedAt(paths.buyMethod(orderId)),
    overpaid: expectOverPaid,
    success: async (tools) => {
      await expectPaid(tools)
      await tools.expectVisible(tools.page.getByRole("link", { name: tools.t("pay:status.cabinet") }))
    },
    expired: arrivedAt(paths.order(orderId)),
    notFound: ({ page, t, expectVisible }) =>
      expectVisible(page.getByRole("heading", { name: t("common:notFound.heading") })),
    unknown: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("pay:status.unknown"))),
  },
}
