import { BigDecimal } from "effect"
import { use } from "react"
import { useTranslation } from "react-i18next"
import { brand } from "#brand/brand.ts"
import type { Order } from "#domain/orders/order.ts"
import { paidSums, paymentsForOrder, receiptFigures, remainderCredits } from "#domain/orders/receipt.ts"
import { defaultLocale, isLocale } from "#domain/shared/currency.ts"
import { decimal } from "#domain/shared/money.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { useOrderTexts } from "#ui/orders/orders/use-order-words.ts"
import { OrderPayments } from "#ui/orders/order-page/order-payments.tsx"
import css from "./receipt-page.module.css"

interface Props {
  readonly order: Order
}

const one = decimal("1")

const Parties = ({ order }: Props) => {
  const { t, i18n } = useTranslation("orders")
  const format = useFormatters()
  const { company } = use(SiteConfig)
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  return (
    <Card>
      <KeyValues
        items={[
          { label: t("receipt.seller"), value: company?.[locale] ?? brand.name },
          ...(order.customer ? [{ label: t("receipt.customer"), value: order.customer.email }] : []),
          { label: t("receipt.number"), value: order.receipt?.number },
          { label: t("receipt.date"), value: format.dateTime(order.receipt?.date ?? null) },
          { label: t("receipt.order"), value: <TextLink href={paths.order(order.id)}>{order.number}</TextLink> },
        ]}
      />
    </Card>
  )
}

const Purchase = ({ order }: Props) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const words = useOrderTexts()
  const item = order.items[0]!
  const { currencyId, unitPrice, parts } = receiptFigures(order, item)
  const isReduced = BigDecimal.isPositive(order.discountPercent)
  return (
    <Card coin={item.currencyId}>
      <h2>{words(item).product}</h2>
      <KeyValues
        items={[
          { label: t("receipt.power"), value: format.quantity(item.acceptedQuantity, item.unit) },
          ...(order.bonus
            ? [{ label: t("receipt.bonus"), value: `+${format.quantity(order.bonus.quantity, item.unit)}` }]
            : []),
          {
            label: t("receipt.unitPrice", { unit: format.quantity(one, item.unit) }),
            value: format.amount(unitPrice, currencyId, { whole: true }),
          },
          { label: t("receipt.subtotal"), value: format.amount(parts?.before ?? null, currencyId) },
          ...(isReduced && parts
            ? [
                {
                  label: t("receipt.discount", { percent: format.percent(order.discountPercent) }),
                  value: format.amountChange(BigDecimal.negate(parts.discount), currencyId),
                },
              ]
            : []),
        ]}
      />
      <p className={css.total}>
        <span>{t("receipt.total")}</span>
        <Figure>{format.amount(parts?.total ?? null, currencyId)}</Figure>
      </p>
    </Card>
  )
}

/** What came in, in the currency of the payments and in that of the prices, and where the rest went. */
const Money = ({ order }: Props) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const { tolerance } = order
  const { currencyId: priced, received } = receiptFigures(order, order.items[0]!)
  return (
    <Card>
      <KeyValues
        items={[
          {
            label: t("receipt.paid"),
            value: paidSums(order).map(({ amount, currencyId }) => (
              <div key={currencyId}>{format.amount(amount, currencyId)}</div>
            )),
          },
          {
            label: t("receipt.worth", { currency: priced.toUpperCase() }),
            value: format.amount(received, priced),
          },
          ...(tolerance
            ? [{ label: t("receipt.waived"), value: format.amount(tolerance.amount, tolerance.currencyId) }]
            : []),
          ...remainderCredits(order).map(({ amount, currencyId }) => ({
            label: t("receipt.credited", { coin: currencyId.toUpperCase() }),
            value: format.amount(amount, currencyId),
          })),
        ]}
      />
    </Card>
  )
}

/** A receipt to view and to print. */
export const Receipt = ({ order, print }: Props & { readonly print: () => void }) => {
  const { t } = useTranslation("orders")
  return (
    <Page title={t("receipt.heading", { number: order.receipt?.number })}>
      <div className={css.parts}>
        <Parties order={order} />
        <Purchase order={order} />
        <Money order={order} />
        <OrderPayments payments={paymentsForOrder(order)} />
        <p>
          <Button onClick={print}>{t("receipt.print")}</Button>
        </p>
      </div>
    </Page>
  )
}
