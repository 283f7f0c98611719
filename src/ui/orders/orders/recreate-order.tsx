import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import type { recreateOrder } from "../../../machines/orders/recreate-order/recreate-order.machine"
import { useFlow } from "../../shared/flow"
import { Button } from "../../kit/actions/button"
import { FailureDetails } from "../../kit/feedback/failure-details"
import { FailureText } from "../../kit/feedback/failure-text"
import { Notice } from "../../kit/feedback/notice"
import { Redirect } from "../../kit/actions/redirect"
import { paths } from "../../site/paths"
import { renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"

interface Props {
  readonly machine: typeof recreateOrder
  readonly order: Order
  /** Another action comes first. */
  readonly second?: boolean | undefined
}
type ViewProps = ScreenProps<typeof recreateOrder> & Pick<Props, "second">

/** Creates an order for the same product and quantity, then opens its calculator. */
export const RecreateOrder = ({ machine, order, second }: Props) => {
  const [state, send] = useFlow(machine, { order })
  const View = renderView(views, state)
  return <View state={state} send={send} second={second} />
}

const asking =
  (busy: boolean) =>
  ({ send, second = false }: ViewProps) => {
    const { t } = useTranslation("orders")
    return (
      <Button kind={second ? "quiet" : "primary"} busy={busy} onClick={() => send({ type: "order.recreate" })}>
        {t("actions.recreate")}
      </Button>
    )
  }

const Ask = asking(false)
const Busy = asking(true)

const Failed = (props: ViewProps) => (
  <>
    <Ask {...props} />
    <Notice kind="danger" live>
      <p>
        <FailureText failure={props.state.context.failure!} />
      </p>
      <FailureDetails failure={props.state.context.failure!} />
    </Notice>
  </>
)

const views: StateViews<typeof recreateOrder, Pick<Props, "second">> = {
  idle: Ask,
  minting: Busy,
  creating: Busy,
  renewing: Busy,
  recreating: Busy,
  error: Failed,
  toBuy: ({ state }) => <Redirect to={paths.buy(state.context.orderId)} />,
}
