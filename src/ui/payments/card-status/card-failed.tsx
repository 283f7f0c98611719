import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import type { errorDetails } from "../../../machines/site/error-details.machine"
import { BonusWindow } from "../../shop/bonus-window/bonus-window"
import { ErrorDetails } from "../../site/error-details"
import { ButtonLink } from "../../kit/actions/button-link"
import { Notice } from "../../kit/feedback/notice"
import { paths } from "../../site/paths"
import payment from "../payment-methods/payment.module.css"
import { OrderSummary } from "../payment-status/order-summary"
import { PaymentPage } from "../payment-status/payment-page"
import { StuckMoneySupport } from "../stuck-money/stuck-money-support"
import css from "./card-status.module.css"

/** Limits the length of a bank's message, which is shown as plain text, never as markup. */
const maxLength = 300

interface Props {
  readonly order: Order
  readonly errorDetails: typeof errorDetails
  readonly kind: "reversed" | "error" | "rejected"
}

/** The payment failed. The bank's message is collapsed. */
export const CardFailed = ({ order, kind, errorDetails }: Props) => {
  const { t } = useTranslation("pay")
  const { state, stateDescription } = order.invoice!.requisites
  const isUnconfirmed = state === "ConfirmationError"
  return (
    <PaymentPage title={t(`card.${kind}.title`)} step="payment">
      <Notice kind={kind === "reversed" ? "warn" : "danger"} live>
        <p>{isUnconfirmed ? t("card.error.unconfirmed") : t(`card.${kind}.text`)}</p>
      </Notice>
      <ErrorDetails machine={errorDetails}>
        <p>{t("card.state", { state })}</p>
        {stateDescription !== null && <p className={css.words}>{stateDescription.slice(0, maxLength)}</p>}
      </ErrorDetails>
      <StuckMoneySupport orderNumber={order.number} />
      <BonusWindow order={order} />
      <OrderSummary order={order} />
      <p className={payment.actions}>
        <ButtonLink href={paths.buyMethod(order.id)}>{t("card.another")}</ButtonLink>
      </p>
    </PaymentPage>
  )
}
