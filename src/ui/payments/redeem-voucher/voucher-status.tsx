import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import type { redeemVoucher } from "../../../machines/payments/redeem-voucher.machine"
import type { watchPayment } from "../../../machines/payments/watch-payment.machine"
import { ReceivedPayments } from "../crypto-status/received"
import { useFormatters } from "../../shared/format"
import { Figure } from "../../kit/figures/figure"
import { Card } from "../../kit/layout/card"
import payment from "../payment-methods/payment.module.css"
import type { OverPaidScreen, PaymentCompletedProps } from "../payment-status/payment-outcomes"
import type { PartlyPaidScreen } from "../settlement/partly-paid-order"
import { PolledPayment } from "../watch-payment/polled-payment"
import { RedeemVoucher } from "./redeem-voucher"

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
      {(now, changed) => (
        <>
          <Card>
            <p className={payment.total}>
              <span>{t("voucher.due")}</span>
              <Figure>{format.amount(now.invoice!.remainAmount, now.invoice!.currencyId)}</Figure>
            </p>
            <RedeemVoucher machine={redeemVoucher} order={order} onPaid={changed} />
          </Card>
          <ReceivedPayments payments={now.payments} />
        </>
      )}
    </PolledPayment>
  )
}
