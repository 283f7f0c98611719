import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { SaleCodeInput, saleCode } from "#machines/shop/sale-code.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { Notice, type NoticeKind } from "#ui/kit/feedback/notice.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"

interface OwnProps {
  readonly unit: string
}
interface Props extends OwnProps {
  readonly machine: typeof saleCode
  readonly input: SaleCodeInput
  /** Called with the order after its code was restored. */
  readonly onRestored: (order: Order) => void
}
type ViewProps = ScreenProps<typeof saleCode> & OwnProps

/** Shows the remaining quantity of a sale, and whether its code applies to the current quantity. */
export const SaleCode = ({ machine, input, onRestored, ...ownProps }: Props) => (
  <div role="status">
    {renderView(views, {
      ...useFlow(machine, input, { "order.changed": ({ order }) => onRestored(order) }),
      ...ownProps,
    })}
  </div>
)

const useSaleTexts = ({ state, unit }: ViewProps) => {
  const format = useFormatters()
  const { code, remainingQuantity, total, discountPercent } = state.context.sale
  return {
    code,
    percent: format.percent(discountPercent),
    rest: format.quantity(remainingQuantity, unit),
    total: format.quantity(total, unit),
  }
}

const figures = {
  applied: "product.discountPercent sale.rest sale.total",
  suspended: "sale.rest sale.total",
  waiting: undefined,
  restored: "product.discountPercent",
} as const

const noticeOf = (key: keyof typeof figures, kind: NoticeKind) => (props: ViewProps) => (
  <Notice kind={kind}>
    <span data-figure={figures[key]}>{useTranslation("buy").t(`sale.${key}`, useSaleTexts(props))}</span>
  </Notice>
)

const Failed = (props: ViewProps) => {
  const { t } = useTranslation("buy")
  const { state, send } = props
  return (
    <Notice kind="danger">
      <FailureWithDetails failure={state.context.failure!} />
      <p>{t("sale.failed", useSaleTexts(props))}</p>
      <Button kind="quiet" onClick={() => send({ type: "promoCode.retry" })}>
        {t("sale.retry")}
      </Button>
    </Notice>
  )
}

const Waiting = noticeOf("waiting", "info")

const views: StateViews<typeof saleCode, OwnProps> = {
  none: noView,
  applied: noticeOf("applied", "ok"),
  suspended: noticeOf("suspended", "warn"),
  waiting: Waiting,
  restoring: Waiting,
  restored: noticeOf("restored", "ok"),
  failed: Failed,
}
