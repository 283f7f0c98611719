import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { AssignOrderInput, assignOrder } from "#machines/orders/assign-order.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { FailurePanel, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { NotFound } from "#ui/site/not-found.tsx"
import { paths } from "#ui/site/paths.ts"

interface OwnProps {
  /** Renders the page once the order is assigned to the customer. */
  readonly children: (order: Order) => ReactNode
}
type ViewProps = ScreenProps<typeof assignOrder> & OwnProps

interface AssignOrderProps extends OwnProps {
  readonly machine: typeof assignOrder
  readonly input: AssignOrderInput
}

/** Renders the page after the order was assigned to the customer. An order that was assigned before is rendered unchanged. */
export const AssignOrder = ({ machine, input, children }: AssignOrderProps) =>
  renderView(views, { ...useFlow(machine, input), children })

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Page title={useTranslation("buy").t("assignOrder.title")}>{children}</Page>
)

const Waiting = () => (
  <Frame>
    <Skeleton lines={5} />
  </Frame>
)

const Refused = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("buy")
  const isBusy = state.matches("removingCode")
  return (
    <Frame>
      <Notice kind="warn" isLive>
        <p>{isBusy ? t("assignOrder.removing") : state.context.refusal}</p>
        <Button isBusy={isBusy} onClick={() => send({ type: "promoCode.remove" })}>
          {t("assignOrder.removeCode")}
        </Button>
      </Notice>
    </Frame>
  )
}

const Failed = ({ state, send }: ViewProps) => (
  <Frame>
    {state.context.failure && (
      <FailurePanel failure={state.context.failure} onRetry={() => send({ type: "assign.retry" })} />
    )}
  </Frame>
)

const views: StateViews<typeof assignOrder, OwnProps> = {
  loading: Waiting,
  assigning: Waiting,
  reloading: Waiting,
  refused: Refused,
  removingCode: Refused,
  failed: Failed,
  notFound: NotFound,
  toStatus: ({ state }) => <Redirect to={paths.buyStatus(state.context.orderId)} replace />,
  assigned: ({ state, children }) => state.context.order && children(state.context.order),
}
