import { useTranslation } from "react-i18next"
import type { createOrder } from "#machines/orders/create-order.machine.ts"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"

type ViewProps = ScreenProps<typeof createOrder>

/** Shows why the last attempt failed, or continues to the payment. A retry sends the same id, so it creates no second order. */
export const CreateOrderResult = (props: ViewProps) => renderView(views, props)

const Failed = ({
  state: {
    context: { failure },
  },
}: ViewProps) => {
  const { t } = useTranslation("buy")
  if (!failure) return null
  return (
    <Notice kind="danger" isLive>
      <FailureWithDetails failure={failure} />
      {failure.reason !== "refused" && <p>{t("createOrder.again")}</p>}
    </Notice>
  )
}

const views: StateViews<typeof createOrder> = {
  idle: noView,
  sending: noView,
  failed: Failed,
  // Lets Back from the payment methods edit this order, because a new calculator would create a second one.
  created: ({
    state: {
      context: { orderId },
    },
  }) => <Redirect behind={paths.buy(orderId)} to={paths.buyMethod(orderId)} />,
}
