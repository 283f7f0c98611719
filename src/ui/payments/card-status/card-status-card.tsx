import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { hasChargedCard } from "../../../domain/payments/card-status"
import type { Order } from "../../../domain/orders/order"
import { useFormatters } from "../../shared/format"
import { Figure } from "../../kit/figures/figure"
import { KeyValues } from "../../kit/figures/key-values"
import { Card } from "../../kit/layout/card"
import payment from "../payment-methods/payment.module.css"

/** "424242******4242" → "4242 42•• •••• 4242", grouped as on the card. */
const shownPan = (masked: string): string => masked.replaceAll(/[^\d]/gu, "•").replaceAll(/(.{4})(?=.)/gu, "$1 ")

/** The card and the amount blocked on it. */
export const CardStatusCard = ({ order, children }: { readonly order: Order; readonly children: ReactNode }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { creditCard, amount, currencyId } = order.invoice!.requisites
  return (
    <Card>
      <p className={payment.total}>
        <span>
          {creditCard === null
            ? t("card.amount")
            : hasChargedCard(order)
              ? t("card.charged.amount")
              : t("card.blocked")}
        </span>
        <Figure>{format.amount(amount, currencyId)}</Figure>
      </p>
      {creditCard !== null && (
        <KeyValues
          items={[{ label: t("card.number"), value: <span translate="no">{shownPan(creditCard.maskedPan)}</span> }]}
        />
      )}
      {children}
    </Card>
  )
}
