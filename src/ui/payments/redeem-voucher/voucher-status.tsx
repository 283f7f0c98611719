import { useTranslation } from "react-i18next"
import type { redeemVoucher } from "#machines/payments/redeem-voucher.machine.ts"
import type { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import type { StatusPageProps } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { PolledPayment } from "#ui/payments/watch-payment/polled-payment.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { RedeemVoucher } from "./redeem-voucher.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import payment from "#ui/orders/payment-head/payment.module.css"

interface Props extends StatusPageProps<typeof watchPayment> {
  readonly redeemVoucher: typeof redeemVoucher
}

/** Shows the amount due and the form for the PIN. The form's button is the main button of the page. */
export const VoucherStatusPage = ({ redeemVoucher, ...polled }: Props) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  return (
    <PolledPayment {...polled} waiting={t("voucher.waiting")} line={() => <span>{t("voucher.text")}</span>}>
      {({ invoice }, changed) => (
        <Card>
          <p className={`${patterns.row} ${payment.total}`}>
            <span>{t("voucher.due")}</span>
            <Figure figure="invoice.due">{format.amount(invoice!.remainAmount, invoice!.currencyId)}</Figure>
          </p>
          <RedeemVoucher machine={redeemVoucher} order={polled.order} onPaid={changed} />
        </Card>
      )}
    </PolledPayment>
  )
}
