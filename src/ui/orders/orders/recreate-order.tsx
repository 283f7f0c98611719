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
interface OwnProps {
  /** Makes the button secondary, because another action is more important. */
  readonly isSecondary?: boolean | undefined
  /** Mentions today's rate in the label, because the rate of an expired order no longer applies. */
  readonly isExpired?: boolean | undefined
  /** Renders the button where the parent needs it, for example in a menu. The message of a failure appears below the rendered content. */
  readonly children?: ((button: ReactNode, isBusy: boolean) => ReactNode) | undefined
}
type ViewProps = ScreenProps<typeof recreateOrder> & OwnProps

/** Creates an order for the same product and quantity and opens its calculator. */
export const RecreateOrder = ({ machine, order, ...ownProps }: Props & OwnProps) =>
  renderView(views, { ...useFlow(machine, { order }), ...ownProps })

const RecreateButton = ({
  state,
  send,
  isSecondary = false,
  isExpired = false,
  children = (button) => button,
}: ViewProps) => {
  const { t } = useTranslation("orders")
  const { failure } = state.context
  const isFailed = state.matches("failed")
  const isBusy = state.matches("sending")
  return (
    <>
      {children(
        <Button
          kind={isSecondary ? "quiet" : "primary"}
          isBusy={isBusy}
          onClick={() => send({ type: "order.recreate" })}
        >
          {t(isExpired ? "page.expired.again" : "actions.recreate")}
        </Button>,
        isBusy,
      )}
      {isFailed && failure && <FailurePanel failure={failure} />}
    </>
  )
}

const views: StateViews<typeof recreateOrder, OwnProps> = {
  idle: RecreateButton,
  sending: RecreateButton,
  failed: RecreateButton,
  toBuy: ({ state }) => <Redirect to={paths.buy(state.context.orderId)} />,
}
