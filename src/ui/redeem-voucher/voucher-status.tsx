import { useTranslation } from "react-i18next"
import type { Order } from "../../domain/order"
import type { redeemVoucher } from "../../machines/redeem-voucher/redeem-voucher.machine"
import type { watchPayment } from "../../machines/watch-payment/watch-payment.machine"
import { Payments } from "../crypto-status/received"
import { useFormat } from "../format"
import { Figure } from "../kit/figure"
import { Plate } from "../kit/plate"
import payment from "../payment-methods/payment.module.css"
import type { OverPaidScreen, SettledProps } from "../payment-status/payment-ends"
import type { PartPaidScreen } from "../settlement/part-paid"
import { WatchedPayment } from "../watch-payment/watched-payment"
import { RedeemVoucher } from "./redeem-voucher"

interface Props extends SettledProps {
  readonly machine: typeof watchPayment
  readonly redeemVoucher: typeof redeemVoucher
  readonly order: Order
  readonly OverPaid: OverPaidScreen
  readonly PartPaid: PartPaidScreen
}

/** What is due, and the PIN that pays it. */
export const VoucherStatusPage = ({ machine, redeemVoucher, order, OverPaid, PartPaid, ...tells }: Props) => {
  const { t } = useTranslation("pay")
  const format = useFormat()
  return (
    <WatchedPayment
      machine={machine}
      order={order}
      OverPaid={OverPaid}
      PartPaid={PartPaid}
      {...tells}
      waiting={t("voucher.waiting")}
    >
      {(now, changed) => (
        <>
          <Plate>
            <p className={payment.total}>
              <span>{t("voucher.due")}</span>
              <Figure>{format.amount(now.invoice!.remainAmount, now.invoice!.currencyId)}</Figure>
            </p>
            <RedeemVoucher machine={redeemVoucher} order={order} onPaid={changed} />
          </Plate>
          <Payments payments={now.payments} />
        </>
      )}
    </WatchedPayment>
  )
}
