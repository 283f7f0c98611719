import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { errorDetails } from "#machines/site/error-details.machine.ts"
import { BonusWindow } from "#ui/shop/bonus-window/bonus-window.tsx"
import { ErrorDetails } from "#ui/site/error-details.tsx"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { paths } from "#ui/site/paths.ts"
import payment from "#ui/payments/payment-methods/payment.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { OrderSummary } from "#ui/payments/payment-status/order-summary.tsx"
import { PaymentPage } from "#ui/payments/payment-status/payment-page.tsx"
import { StuckMoneySupport } from "#ui/payments/stuck-money/stuck-money-support.tsx"

/** Limits the length of a bank's message, which is shown as plain text, never as markup. */
const maxLength = 300

interface Props {
  readonly order: Order
  readonly errorDetails: typeof errorDetails
  readonly kind: "reversed" | "error" | "rejected"
}

/** The payment failed: what the bank says, and another try with a card or another way to pay. */
export const CardFailed = ({ order, kind, errorDetails }: Props) => {
  const { t } = useTranslation("pay")
  const { state, stateDescription } = order.invoice!.requisites
  const isUnconfirmed = state === "ConfirmationError"
  return (
    <PaymentPage title={t(`card.${kind}.title`)} step="payment" wide>
      <div className={payment.sides}>
        <OrderSummary order={order} />
        <div className={payment.main}>
          <Notice kind={kind === "reversed" ? "warn" : "danger"} live>
            <p>{isUnconfirmed ? t("card.error.unconfirmed") : t(`card.${kind}.text`)}</p>
            {stateDescription !== null && (
              <p>
                <span>{t("card.reason")}</span> <q>{stateDescription.slice(0, maxLength)}</q>
              </p>
            )}
          </Notice>
          <p className={`${patterns.line} ${payment.actions}`}>
            <ButtonLink href={paths.buyMethod(order.id, { again: 1 })}>{t("card.again")}</ButtonLink>
            <ButtonLink kind="quiet" href={paths.buyMethod(order.id)}>
              {t("card.another")}
            </ButtonLink>
          </p>
          <BonusWindow order={order} />
          <ErrorDetails machine={errorDetails}>
            <p>{t("card.state", { state })}</p>
          </ErrorDetails>
          <StuckMoneySupport orderNumber={order.number} />
        </div>
      </div>
    </PaymentPage>
  )
}
