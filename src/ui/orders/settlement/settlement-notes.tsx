import { useTranslation } from "react-i18next"
import type { Credit } from "#domain/orders/order-money.ts"
import type { Order } from "#domain/orders/order.ts"
import { hasLatePaymentCredit } from "#domain/orders/settlement.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"

/** Explains that the server has waived a small shortfall, so the order counts as fully paid. */
const Tolerance = ({ order: { tolerance } }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  if (!tolerance) return null
  return (
    <Notice kind="ok">
      <span data-figure="order.waived">
        {t("settlement.tolerance", { missing: format.amount(tolerance.amount, tolerance.currencyId) })}
      </span>
    </Notice>
  )
}

const Line = ({ credit: { amount, currencyId, reason } }: { readonly credit: Credit }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  return (
    <p data-figure="order.credit">
      {t(`settlement.credits.${reason}`, { coins: format.amount(amount, currencyId), coin: currencyId.toUpperCase() })}
    </p>
  )
}

/** Returns the URL of the coin's withdrawal dialog, or of the dashboard for a coin that cannot be withdrawn. */
const withdrawalOf = ({ currencyId }: Credit) =>
  currencyId === "btc" || currencyId === "eth" ? paths.withdrawal(currencyId) : paths.cabinet()

/** Shows the amount credited to the balance, with a link to withdraw it. */
const Credits = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const { credits } = order
  if (credits.length === 0) return null
  const isLate = hasLatePaymentCredit(order)
  return (
    <Notice kind={isLate ? "warn" : "info"}>
      {credits.map((credit) => (
        <Line key={credit.id} credit={credit} />
      ))}
      <p>
        <strong>{t("nothing")}</strong>
      </p>
      <p>{t("settlement.get")}</p>
      <p>
        <TextLink kind="alone" href={withdrawalOf(credits[0]!)}>
          {t("settlement.withdraw")}
        </TextLink>
      </p>
      {isLate && <PaymentSupport orderNumber={order.number} />}
    </Notice>
  )
}

/** Explains how the order was settled if it was not paid exactly. Renders nothing for an exact payment. */
export const SettlementNotes = ({ order }: { readonly order: Order }) => (
  <>
    <Tolerance order={order} />
    <Credits order={order} />
  </>
)
