import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { hasReceivedNothing, sumLatePayments } from "#domain/orders/receipt.ts"
import {
  calculateEffectiveCost,
  calculateEffectiveQuantity,
  findDifferingOrderedCost,
} from "#domain/orders/settlement.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { RatingCard } from "#ui/kit/fields/rating-card.tsx"
import { BoughtContractLink } from "#ui/orders/bought-contract.tsx"
import { formatReceivedSums } from "#ui/orders/format-received-sums.ts"
import { OrderStatus } from "#ui/orders/orders/order-status.tsx"
import { useOrderTexts } from "#ui/orders/orders/use-order-texts.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"

/**
 * The card of an order. A figure that differs from the ordered one, such as the power after a partial payment, is shown with both
 * values.
 */
export const OrderedProduct = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const item = order.items[0]!
  const orderTexts = useOrderTexts()
  const hasReceipts = useOffers("receipts")
  const power = (quantity: typeof item.quantity) => orderTexts({ ...item, quantity }).power
  const rated = power(calculateEffectiveQuantity(order, item))
  const completed = order.state === "Completed"
  const cost = calculateEffectiveCost(order)
  const ordered = findDifferingOrderedCost(order)
  /**
   * False for a received amount that equals the cost, and for a zero although money has arrived, because the order did not count that
   * money.
   */
  const isReceivedShown = BigDecimal.isPositive(order.receivedAmount)
    ? cost === null || !BigDecimal.equals(order.receivedAmount, cost)
    : hasReceivedNothing(order)
  return (
    <RatingCard
      name={orderTexts(item).product}
      status={<OrderStatus order={order} />}
      rated={rated}
      items={[
        power(item.quantity) !== rated && {
          figure: "order.powerOrdered",
          label: t("page.ordered"),
          value: power(item.quantity),
        },
        order.bonus && { figure: "order.bonus", label: t("page.bonus"), value: `+${power(order.bonus.quantity)}` },
        { figure: "order.cost", label: t("page.cost"), value: format.amount(cost, order.currencyId) },
        ordered && {
          figure: "order.costOrdered",
          label: t("page.costOrdered"),
          value: format.amount(ordered, order.currencyId),
        },
        isReceivedShown && {
          figure: "order.received",
          label: t("page.received"),
          value: formatReceivedSums(order, format),
        },
        ...sumLatePayments(order).map(({ amount, currencyId }) => ({
          key: `late ${currencyId}`,
          figure: "order.late" as const,
          label: t("page.late"),
          value: format.amount(amount, currencyId),
        })),
        { label: t("page.created"), value: format.dateTime(order.createDate) },
        {
          label: completed ? t("page.completedAt") : t("page.expires"),
          value: format.dateTime(completed ? order.stateUpdate : order.expireDate),
        },
        completed && { label: t("page.contract"), value: <BoughtContractLink order={order} isInRow /> },
        completed &&
          hasReceipts &&
          order.receipt && {
            label: t("receipt.title"),
            value: (
              <TextLink kind="row" href={paths.receipt(order.id)}>
                {order.receipt.number}
              </TextLink>
            ),
          },
      ]}
    />
  )
}
