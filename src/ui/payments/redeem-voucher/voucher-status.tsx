import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { redeemVoucher } from "#machines/payments/redeem-voucher.machine.ts"
import type { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import { AwaitedPayment } from "#ui/payments/crypto-status/received.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import payment from "#ui/payments/payment-methods/payment.module.css"
import type { OverPaidScreen, PaymentCompletedProps } from "#ui/payments/payment-status/payment-outcomes.tsx"
import type { PartlyPaidScreen } from "#ui/payments/settlement/partly-paid-order.tsx"
import { PolledPayment } from "#ui/payments/watch-payment/polled-payment.tsx"
import { RedeemVoucher } from "./redeem-voucher.tsx"

interface Props extends PaymentCompletedProps {
  readonly machine: typeof watchPayment
  readonly redeemVoucher: typeof redeemVoucher
  readonly order: Order
  readonly OverPaid: OverPaidScreen
  readonly PartPaid: PartlyPaidScreen
}

/** The amount due, and the form for the PIN. */
export const VoucherStatusPage = ({ machine, redeemVoucher, order, OverPaid, PartPaid, ...tells }: Props) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  return (
    <PolledPayment
      machine={machine}
      order={order}
      OverPaid={OverPaid}
      PartPaid={PartPaid}
      {...tells}
      waiting={t("voucher.waiting")}
    >
      {(now, { polling, part, changed }) => (
        <Card>
          <AwaitedPayment order={now} />
          <p className={payment.total}>
            <span>{t("voucher.due")}</span>
            <Figure>{format.amount(now.invoice!.remainAmount, now.invoice!.currencyId)}</Figure>
          </p>
          <RedeemVoucher machine={redeemVoucher} order={order} onPaid={changed} />
          {polling}
          {part}
        </Card>
      )}
    </PolledPayment>
  )
}
