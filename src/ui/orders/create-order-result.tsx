import { useTranslation } from "react-i18next"
import type { createOrder } from "../../machines/orders/create-order.machine"
import { FailureDetails } from "../kit/feedback/failure-details"
import { FailureText } from "../kit/feedback/failure-text"
import { Notice } from "../kit/feedback/notice"
import { Redirect } from "../kit/actions/redirect"
import { paths } from "../site/paths"
import { noView, renderView } from "../shared/screen"
import type { ScreenProps, StateViews } from "../shared/screen"

type Props = ScreenProps<typeof createOrder>

/** Why the last attempt failed (a retry creates no second order), or the way on to the payment. */
export const CreateOrderResult = (props: Props) => {
  const View = renderView(views, props.state)
  return <View {...props} />
}

const Failed = ({
  state: {
    context: { failure },
  },
}: Props) => {
  const { t } = useTranslation("buy")
  if (!failure) return null
  return (
    <Notice kind="danger" live>
      <p>
        <FailureText failure={failure} />
      </p>
      <FailureDetails failure={failure} />
      {failure.reason !== "refused" && <p>{t("createOrder.again")}</p>}
    </Notice>
  )
}

const views: StateViews<typeof createOrder> = {
  opening: noView,
  idle: noView,
  creating: noView,
  renewing: noView,
  recreating: noView,
  error: Failed,
  // Back from the payment methods edits this order; a new calculator would create a second one.
  created: ({
    state: {
      context: { orderId },
    },
  }) => <Redirect behind={paths.buy(orderId)} to={paths.buyMethod(orderId)} />,
}
