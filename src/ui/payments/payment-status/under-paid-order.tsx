import { useId, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isAcceptable } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import { calculateUnpaidAmount } from "#domain/orders/settlement.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { AcceptUnderPaid, type OrderActionMachines } from "#ui/orders/order-page/accept-partial-payment.tsx"
import { LostBonus } from "#ui/orders/settlement/lost-bonus.tsx"
import { ReceivedAmount } from "#ui/payments/crypto-status/received.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import payment from "#ui/orders/payment-head/payment.module.css"

interface Props {
  readonly order: Order
  /** Called with the order after the customer's decision. */
  readonly onChanged: (order: Order) => void
}
/** A component that offers the actions of a partly paid order on a status page. */
export type UnderPaidScreen = (props: Props) => ReactNode

/**
 * Shows the received amount, the automatic next step, and the alternatives: to accept the paid part or to pay by another method.
 */
export const UnderPaidOrder = ({ order, onChanged, machines }: Props & { readonly machines: OrderActionMachines }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const id = useId()
  const item = order.items[0]!
  const canAccept = isAcceptable(order)
  const texts = {
    rest: format.amount(calculateUnpaidAmount(order), order.currencyId),
    power: format.quantity(item.availableQuantity, item.unit),
    least: format.quantity(item.minValue, item.unit),
  }
  return (
    <Card>
      <ReceivedAmount order={order} />
      {order.expireDate !== null && (
        <Notice kind="info" title={t("nothing")}>
          <p data-figure={canAccept ? "order.available" : undefined}>
            {t(canAccept ? "part.nothing" : "part.nothingLost", {
              date: format.dateTime(order.expireDate),
              power: texts.power,
            })}
          </p>
        </Notice>
      )}
      <section className={`${patterns.stack} ${payment.part}`} aria-labelledby={id}>
        <h2 id={id}>{t("part.title")}</h2>
        <p data-figure={canAccept ? "order.available order.unpaid" : "order.available order.least"}>
          {t(canAccept ? "part.accept" : "part.tooLittle", texts)}
        </p>
        {canAccept && <LostBonus order={order} />}
        <div className={`${patterns.line} ${payment.actions}`}>
          {canAccept && <AcceptUnderPaid machines={machines} order={order} isOnPaymentPage onChanged={onChanged} />}
          <TextLink kind="alone" href={paths.buyMethod(order.id)}>
            {t("part.another")}
          </TextLink>
        </div>
      </section>
    </Card>
  )
}
