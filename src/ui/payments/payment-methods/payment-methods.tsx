import { useTranslation } from "react-i18next"
import type { assignOrder } from "../../../machines/orders/assign-order.machine"
import type { paymentMethods } from "../../../machines/payments/payment-methods.machine"
import type { recentPurchases } from "../../../machines/shop/recent-purchases.machine"
import { AssignOrder } from "../../orders/assign-order"
import { useFlow, useOnMount } from "../../shared/flow"
import { ButtonLink } from "../../kit/actions/button-link"
import { LoadFailed } from "../../kit/feedback/failure-panel"
import { Notice } from "../../kit/feedback/notice"
import { Skeleton } from "../../kit/feedback/skeleton"
import { Spinner } from "../../kit/feedback/spinner"
import { paths } from "../../site/paths"
import { OrderSummary } from "../payment-status/order-summary"
import { RecentPurchases } from "../../shop/recent-purchases/recent-purchases"
import { renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import type { PaymentMethodChoiceParts } from "./payment-method-choice"
import { PaymentMethodChoice } from "./payment-method-choice"
import { MethodFrame } from "./method-frame"
import css from "./payment.module.css"

interface Parts extends PaymentMethodChoiceParts {
  readonly assignOrder: typeof assignOrder
  readonly recentPurchases: typeof recentPurchases
}

interface Props extends Parts {
  readonly machine: typeof paymentMethods
  readonly orderId: string
}

/** /buy/{orderId}/method */
export const PaymentMethodsPage = ({ machine, orderId, ...parts }: Props) => {
  const [state, send] = useFlow(machine, { orderId })
  const View = renderView(views, state)
  return (
    <>
      <View state={state} send={send} {...parts} />
      <RecentPurchases machine={parts.recentPurchases} />
    </>
  )
}

type ViewProps = ScreenProps<typeof paymentMethods> & Parts

const Identifying = () => (
  <MethodFrame email={null}>
    <Skeleton lines={4} />
  </MethodFrame>
)

/** Reports the final state of `assignOrder` to the page's own machine. */
const Assigned = ({ notify }: { readonly notify: () => void }) => {
  useOnMount(notify)
  return null
}

const Assigning = ({ state, send, assignOrder }: ViewProps) => {
  const { orderId, profile } = state.context
  return (
    <AssignOrder machine={assignOrder} input={{ orderId, email: profile!.email }}>
      {(order) => <Assigned notify={() => send({ type: "order.assigned", order })} />}
    </AssignOrder>
  )
}

const Loading = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <MethodFrame email={state.context.profile!.email}>
      <div className={css.sides}>
        <OrderSummary order={state.context.order!} />
        <div className={css.main}>
          <Spinner label={t("methods.loading")} />
        </div>
      </div>
    </MethodFrame>
  )
}

/** Only a signed-in user may learn whose order it is. */
const Visitor = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <MethodFrame email={null}>
      <Notice kind="info">
        <p>{t("methods.visitor")}</p>
      </Notice>
      <p>
        <ButtonLink href={paths.signIn(paths.order(state.context.orderId))}>{t("methods.signIn")}</ButtonLink>
      </p>
    </MethodFrame>
  )
}

const Failed = ({ state, send }: ViewProps) => (
  <MethodFrame email={state.context.profile?.email ?? null}>
    <LoadFailed state={state} send={send} />
  </MethodFrame>
)

const views: StateViews<typeof paymentMethods, Parts> = {
  identifying: Identifying,
  assigning: Assigning,
  loading: Loading,
  list: PaymentMethodChoice,
  refreshing: PaymentMethodChoice,
  stale: PaymentMethodChoice,
  visitor: Visitor,
  error: Failed,
}
