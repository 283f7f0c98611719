import { useTranslation } from "react-i18next"
import type { assignOrder } from "#machines/orders/assign-order.machine.ts"
import type { paymentMethods, PaymentMethodsInput } from "#machines/payments/payment-methods.machine.ts"
import type { recentPurchases } from "#machines/shop/recent-purchases.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { AssignOrder } from "#ui/orders/assign-order.tsx"
import { useFlow, useOnMount, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { RecentPurchases } from "#ui/shop/recent-purchases/recent-purchases.tsx"
import { paths } from "#ui/site/paths.ts"
import { MethodFrame } from "./method-frame.tsx"
import { PaymentMethodChoice, type PaymentMethodChoiceParts } from "./payment-method-choice.tsx"

interface OwnProps extends PaymentMethodChoiceParts {
  readonly assignOrder: typeof assignOrder
  readonly recentPurchases: typeof recentPurchases
}

interface Props extends OwnProps {
  readonly machine: typeof paymentMethods
  readonly input: PaymentMethodsInput
}

export const PaymentMethodsPage = ({ machine, input, ...ownProps }: Props) => (
  <>
    {renderView(views, { ...useFlow(machine, input), ...ownProps })}
    <RecentPurchases machine={ownProps.recentPurchases} />
  </>
)

type ViewProps = ScreenProps<typeof paymentMethods> & OwnProps

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

const Loading = ({ state }: ViewProps) => (
  <MethodFrame email={state.context.profile!.email} order={state.context.order}>
    <Spinner label={useTranslation("pay").t("methods.loading")} />
  </MethodFrame>
)

/** Asks a visitor to sign in, and shows no e-mail address. Only a signed-in customer may see to whom the order belongs. */
const Visitor = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <MethodFrame email={null}>
      <Notice kind="info">{t("methods.visitor")}</Notice>
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

const views: StateViews<typeof paymentMethods, OwnProps> = {
  identifying: Identifying,
  assigning: Assigning,
  loading: Loading,
  list: PaymentMethodChoice,
  refreshing: PaymentMethodChoice,
  stale: PaymentMethodChoice,
  visitor: Visitor,
  failed: Failed,
}
