import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Decimal } from "../../../domain/shared/money"
import type { createOrder } from "../../../machines/orders/create-order/create-order.machine"
import { useFlow } from "../../shared/flow"
import { FailureDetails } from "../../kit/feedback/failure-details"
import { FailureText } from "../../kit/feedback/failure-text"
import { Notice } from "../../kit/feedback/notice"
import { Redirect } from "../../kit/actions/redirect"
import { paths } from "../../site/paths"
import { renderView } from "../../shared/screen"
import type { PartialViews, ScreenProps, StateViews } from "../../shared/screen"

/** What the form needs to know about the order being created. */
export interface CreateOrderProps {
  readonly create: (productId: string, quantity: Decimal, code: string | null) => void
  readonly busy: boolean
  /** Why the last attempt failed; a retry creates no second order. */
  readonly notice: ReactNode
}

interface Form {
  readonly children: (creation: CreateOrderProps) => ReactNode
}
type Props = ScreenProps<typeof createOrder>

export const CreateOrder = ({ machine, children }: Form & { readonly machine: typeof createOrder }) => {
  const [state, send] = useFlow(machine, undefined)
  const View = renderView(views, state)
  return (
    <View state={state} send={send}>
      {children}
    </View>
  )
}

const Filled = ({ state, send, children }: Props & Form) => {
  const Message = renderView(messages, state)
  return children({
    create: (productId, quantity, code) => send({ type: "order.create", productId, quantity, code }),
    busy: state.hasTag("busy"),
    notice: <Message state={state} send={send} />,
  })
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

const messages: PartialViews<typeof createOrder> = {
  error: Failed,
}

const views: StateViews<typeof createOrder, Form> = {
  opening: Filled,
  idle: Filled,
  creating: Filled,
  renewing: Filled,
  recreating: Filled,
  error: Filled,
  // Back from the payment methods edits this order; a new calculator would create a second one.
  created: ({
    state: {
      context: { orderId },
    },
  }) => <Redirect behind={paths.buy(orderId)} to={paths.buyMethod(orderId)} />,
}
