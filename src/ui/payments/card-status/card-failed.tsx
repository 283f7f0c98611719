import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { errorDetails } from "#machines/site/error-details.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { BonusWindow } from "#ui/orders/bonus-window/bonus-window.tsx"
import { OrderSummary } from "#ui/payments/payment-status/order-summary.tsx"
import { PaymentPage } from "#ui/payments/payment-status/payment-page.tsx"
import { ErrorDetails } from "#ui/site/error-details.tsx"
import { paths } from "#ui/site/paths.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"

/** The maximum length of a bank's message, in characters. The page shows the message as plain text, never as markup. */
const maxLength = 300

interface Props {
  readonly order: Order
  readonly errorDetails: typeof errorDetails
  readonly kind: "reversed" | "error" | "rejected"
}

/** Shows that the payment failed, with the bank's message, and offers another attempt with a card or another payment method. */
export const CardFailed = ({ order, kind, errorDetails }: Props) => {
  const { t } = useTranslation("pay")
  const { state, stateDescription } = order.invoice!.requisites
  const isUnconfirmed = state === "ConfirmationError"
  return (
    <PaymentPage
      title={t(`card.${kind}.title`)}
      step="payment"
      aside={<OrderSummary order={order} />}
      line={isUnconfirmed ? t("card.error.unconfirmed") : t(`card.${kind}.text`)}
      actions={
        <>
          <ButtonLink href={paths.buyMethod(order.id, { again: 1 })}>{t("card.again")}</ButtonLink>
          <TextLink kind="alone" href={paths.buyMethod(order.id)}>
            {t("card.another")}
          </TextLink>
        </>
      }
    >
      {stateDescription !== null && (
        <Notice kind={kind === "reversed" ? "warn" : "danger"}>
          <p>
            <span>{t("card.reason")}</span> <q>{stateDescription.slice(0, maxLength)}</q>
          </p>
        </Notice>
      )}
      <BonusWindow order={order} />
      <ErrorDetails machine={errorDetails}>
        <p>{t("card.state", { state })}</p>
      </ErrorDetails>
      <PaymentSupport orderNumber={order.number} />
    </PaymentPage>
  )
}
