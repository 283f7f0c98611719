import { useTranslation } from "react-i18next"
import type { Order } from "../../domain/order"
import { ButtonLink } from "../kit/button-link"
import { Disclosure } from "../kit/disclosure"
import { Notice } from "../kit/notice"
import { paths } from "../paths"
import payment from "../payment-methods/payment.module.css"
import { OrderSummary } from "../payment-status/order-summary"
import { PaymentPage } from "../payment-status/payment-page"
import css from "./card-status.module.css"

/** Of a bank's words: they are text, and no page is made of them. */
const longest = 300

interface Props {
  readonly order: Order
  readonly kind: "reversed" | "error" | "rejected"
}

/** The card did not pay. The bank's own words are folded away, state set 97: most people need not read them. */
export const CardFailed = ({ order, kind }: Props) => {
  const { t } = useTranslation("pay")
  const { state, stateDescription } = order.invoice!.requisites
  const isUnconfirmed = state === "ConfirmationError"
  return (
    <PaymentPage title={t(`card.${kind}.title`)} step="payment">
      <Notice kind={kind === "reversed" ? "warn" : "danger"} live>
        <p>{isUnconfirmed ? t("card.error.unconfirmed") : t(`card.${kind}.text`)}</p>
      </Notice>
      <Disclosure summary={t("card.details")}>
        <p>{t("card.state", { state })}</p>
        {stateDescription !== null && <p className={css.words}>{stateDescription.slice(0, longest)}</p>}
      </Disclosure>
      <OrderSummary order={order} />
      <p className={payment.actions}><ButtonLink href={paths.buyMethod(order.id)}>{t("card.another")}</ButtonLink></p>
    </PaymentPage>
  )
}
