import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { isAcceptable } from "#domain/orders/order-actions.ts"
import { unpaidAmount } from "#domain/payments/settlement.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Panel } from "#ui/kit/layout/panel.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { AcceptPartialPayment, type OrderActionMachines } from "#ui/orders/order-page/accept-partial-payment.tsx"
import { paths } from "#ui/site/paths.ts"
import { LostBonus } from "./lost-bonus.tsx"
import css from "./partly-paid-order.module.css"

interface Props {
  readonly order: Order
  /** Receives the order after the customer's decision. */
  readonly onChanged: (order: Order) => void
}
/** Renders the actions for a partly paid order on a status page. */
export type PartlyPaidScreen = (props: Props) => ReactNode

/** Pay the rest, accept the paid part, or pay the rest by another method. */
export const PartlyPaidOrder = ({ order, onChanged, machines }: Props & { readonly machines: OrderActionMachines }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const item = order.items[0]!
  const { remainAmount, currencyId } = order.invoice!
  const rest = format.amount(unpaidAmount(order), order.currencyId)
  const words = {
    rest,
    power: format.quantity(item.availableQuantity, item.unit),
    least: format.quantity(item.minValue, item.unit),
  }
  return (
    <Panel title={t("part.title")}>
      <ul className={css.ways}>
        <li>{t("part.pay", { amount: format.amount(remainAmount, currencyId), rest })}</li>
        <li>
          {isAcceptable(order) ? <p>{t("part.accept", words)}</p> : <p>{t("part.tooLittle", words)}</p>}
          {isAcceptable(order) && <LostBonus order={order} />}
          {isAcceptable(order) && (
            <AcceptPartialPayment
              machines={machines}
              order={order}
              label={t("part.button", words)}
              here
              onChanged={onChanged}
            />
          )}
        </li>
        <li>
          <TextLink kind="alone" href={paths.buyMethod(order.id)}>
            {t("part.another")}
          </TextLink>
        </li>
      </ul>
    </Panel>
  )
}
