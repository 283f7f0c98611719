import type { ReactNode } from "react"
import type { Order } from "../../../domain/orders/order"
import type { orderCode } from "../../../machines/shop/order-code/order-code.machine"
import { useFlow } from "../../shared/flow"
import { OrderCode } from "../order-code/order-code"

interface Props {
  readonly machine: typeof orderCode
  readonly order: Order
  readonly onSaved: (order: Order) => void
  readonly children: (choose: (code: string) => void, verdict: ReactNode, busy: boolean, chosen: string) => ReactNode
}

/** A visitor's promo code for an existing order. */
export const OrderPromo = ({ machine, order, onSaved, children }: Props) => {
  const [state, send] = useFlow(machine, { orderId: order.id, code: order.code ?? "" })
  return children(
    (code) => send({ type: "code.choose", code }),
    <OrderCode state={state} send={send} onSaved={onSaved} />,
    state.hasTag("busy"),
    state.context.code,
  )
}
