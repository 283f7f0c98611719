import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { brand } from "#brand/brand.ts"
import type { Order } from "#domain/orders/order.ts"
import { listPaymentsForOrder, calculateReceiptAmounts } from "#domain/orders/receipt.ts"
import { decimal } from "#domain/shared/money.ts"
import { chooseNamedUnit } from "#domain/shop/offer.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { Page, SpaceBetween } from "#ui/kit/layout/page.tsx"
import { PaymentList } from "#ui/orders/order-page/order-payments.tsx"
import { useOrderTexts } from "#ui/orders/orders/use-order-texts.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Logo } from "#ui/site/layout/brand.tsx"
import { useOperator } from "#ui/site/operator.tsx"
import { paths } from "#ui/site/paths.ts"
import { ReceiptMoney } from "./receipt-money.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import payment from "#ui/orders/payment-head/payment.module.css"
import css from "./receipt-page.module.css"

interface Props {
  readonly order: Order
}

const one = decimal("1")

const Parties = ({ order }: Props) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const { company } = useOperator()
  return (
    <KeyValues
      items={[
        { label: t("receipt.seller"), value: <span className={patterns.lines}>{company ?? brand.legalName}</span> },
        order.customer && { label: t("receipt.customer"), value: <span>{order.customer.email}</span> },
        { label: t("receipt.date"), value: format.dateTime(order.receipt?.date ?? null) },
        {
          label: t("receipt.order"),
          value: (
            <TextLink href={paths.order(order.id)} kind="row">
              {order.number}
            </TextLink>
          ),
        },
      ]}
    />
  )
}

const Purchase = ({ order }: Props) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const orderTexts = useOrderTexts()
  const item = order.items[0]!
  const { currencyId, unitPrice, parts } = calculateReceiptAmounts(order, item)
  const isReduced = BigDecimal.isPositive(order.discountPercent)
  return (
    <>
      <h2 className={css.part}>{orderTexts(item).product}</h2>
      <KeyValues
        items={[
          {
            figure: "order.powerAccepted",
            label: t(item.currencyId === "eth2" ? "receipt.stake" : "receipt.power"),
            value: format.quantity(item.acceptedQuantity, chooseNamedUnit(item.currencyId, item.unit)),
          },
          order.bonus && {
            figure: "order.bonus",
            label: t("receipt.bonus"),
            value: `+${format.quantity(order.bonus.quantity, item.unit)}`,
          },
          {
            figure: "order.unitPrice",
            label: t("receipt.unitPrice", { unit: format.quantity(one, item.unit) }),
            value: format.amount(unitPrice, currencyId),
          },
          {
            figure: "order.costBefore",
            label: t("receipt.subtotal"),
            value: format.amount(parts?.before ?? null, currencyId),
          },
          isReduced &&
            parts && {
              figure: "order.discountPercent order.discount",
              label: t("receipt.discount", { percent: format.percent(order.discountPercent) }),
              value: format.amountChange(BigDecimal.negate(parts.discount), currencyId),
            },
        ]}
      />
      <p className={`${patterns.row} ${payment.total}`}>
        <span>{t("receipt.total")}</span>
        <Figure figure="order.cost">{format.amount(parts?.total ?? null, currencyId)}</Figure>
      </p>
    </>
  )
}

/** The receipt of an order on one sheet, to read and to print. */
export const Receipt = ({ order, print }: Props & { readonly print: () => void }) => {
  const { t } = useTranslation("orders")
  return (
    <Page title={t("receipt.heading", { number: order.receipt?.number })}>
      <Card>
        <SpaceBetween>
          <Logo />
          <p>
            <span className={patterns.quiet}>{t("receipt.number")}</span> <strong>{order.receipt?.number}</strong>
          </p>
        </SpaceBetween>
        <Parties order={order} />
        <Purchase order={order} />
        <h2 className={css.part}>{t("payments.title")}</h2>
        <PaymentList payments={listPaymentsForOrder(order)} isFull />
        <ReceiptMoney order={order} />
      </Card>
      <Button onClick={print}>{t("receipt.print")}</Button>
    </Page>
  )
}
