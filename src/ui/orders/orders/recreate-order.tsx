import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { recreateOrder } from "#machines/orders/recreate-order.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"

interface Props {
  readonly machine: typeof recreateOrder
  readonly order: Order
}
interface ExtraProps {
  /** Makes the button secondary, because a different action is more important. */
  readonly second?: boolean | undefined
  /** Mentions today's rate in the label, because the rate of an expired order no longer applies. */
  readonly today?: boolean | undefined
  /** Renders the button at its place, for example in a menu. The message of a failure appears below that place. */
  readonly children?: ((button: ReactNode, busy: boolean) => ReactNode) | undefined
}
type ViewProps = ScreenProps<typeof recreateOrder> & ExtraProps

/** Creates an order for the same product and quantity and opens its calculator. */
export const RecreateOrder = ({ machine, order, ...extra }: Props & ExtraProps) =>
  renderView(views, { ...useFlow(machine, { order }), ...extra })

const Ask = ({ state, send, second = false, today = false, children = (button) => button }: ViewProps) => {
  const { t } = useTranslation("orders")
  const { failure } = state.context
  const isFailed = state.matches("failed")
  const busy = state.matches("sending")
  return (
    <>
      {children(
        <Button kind={second ? "quiet" : "primary"} busy={busy} onClick={() => send({ type: "order.recreate" })}>
          {t(today ? "page.expired.again" : "actions.recreate")}
        </Button>,
        busy,
      )}
      {isFailed && failure && <FailurePanel failure={failure} />}
    </>
  )
}

const views: StateViews<typeof recreateOrder, ExtraProps> = {
  idle: Ask,
  sending: Ask,
  failed: Ask,
  toBuy: ({ state }) => <Redirect to={paths.buy(state.context.orderId)} />,
}
