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

interface Children {
  /** Renders the page once the order is assigned to the customer. */
  readonly children: (order: Order) => ReactNode
}
type Props = ScreenProps<typeof assignOrder> & Children

interface AssignOrderProps extends Children {
  readonly machine: typeof assignOrder
  readonly input: AssignOrderInput
}

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

const Refused = ({ state, send }: Props) => {
  const { t } = useTranslation("buy")
  const busy = state.matches("removingCode")
  return (
    <Frame>
      <Notice kind="warn" live>
        <p>{busy ? t("assignOrder.removing") : state.context.refusal}</p>
        <Button busy={busy} onClick={() => send({ type: "promoCode.remove" })}>
          {t("assignOrder.removeCode")}
        </Button>
      </Notice>
    </Frame>
  )
}

const Failed = ({ state, send }: Props) => (
  <Frame>
    {state.context.failure && (
      <FailurePanel failure={state.context.failure} onRetry={() => send({ type: "assign.retry" })} />
    )}
  </Frame>
)

const views: StateViews<typeof assignOrder, Children> = {
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
