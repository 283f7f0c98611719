import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { hasChargedCard } from "#domain/orders/card-status.ts"
import type { Order } from "#domain/orders/order.ts"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import payment from "#ui/orders/payment-head/payment.module.css"

/** Formats a masked card number in the groups of the card: "424242******4242" → "4242 42•• •••• 4242". */
const shownPan = (masked: string): string => masked.replaceAll(/[^\d]/gu, "•").replaceAll(/(.{4})(?=.)/gu, "$1 ")

/** Shows the card and the amount blocked on it. */
export const CardStatusCard = ({ order, children }: { readonly order: Order; readonly children: ReactNode }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { creditCard, amount, currencyId } = order.invoice!.requisites
  return (
    <Card>
      <p className={`${patterns.row} ${payment.total}`}>
        <span>
          {creditCard === null
            ? t("card.amount")
            : hasChargedCard(order)
              ? t("card.charged.amount")
              : t("card.blocked")}
        </span>
        <Figure figure="invoice.amount">{format.amount(amount, currencyId)}</Figure>
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
