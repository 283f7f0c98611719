import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { OrderActions } from "#ui/orders/order-actions.tsx"
import type { OrderRowMachines } from "#ui/orders/orders/order-row-actions.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

export type OrderActionMachines = Pick<OrderRowMachines, "orderRow" | "orderActions">

interface Props {
  readonly machines: OrderActionMachines
  readonly order: Order
  /** True on the page for paying the remaining amount, where paying is the main action and accepting a part is secondary. */
  readonly isOnPaymentPage?: boolean
  readonly onChanged: (order: Order) => void
}
type Row = OrderRowMachines["orderRow"]
type ViewProps = ScreenProps<Row> & Props

/** The dialog for a partial payment, opened from the order's page. */
export const AcceptUnderPaid = (props: Props) =>
  renderView(views, { ...useFlow(props.machines.orderRow, undefined), ...props })

const AcceptButton = ({ state, send, isOnPaymentPage = false }: ViewProps) => {
  const { t } = useTranslation("orders")
  const open = () => {
    if (state.can({ type: "actions.open" })) send({ type: "actions.open" })
  }
  return (
    <Button kind={isOnPaymentPage ? "quiet" : "primary"} onClick={open}>
      {t("actions.accept")}
    </Button>
  )
}

const Deciding = (props: ViewProps) => (
  <>
    <AcceptButton {...props} />
    <OrderActions
      machine={props.machines.orderActions}
      order={props.order}
      isOnPaymentPage={props.isOnPaymentPage}
      onClose={() => props.send({ type: "actions.close" })}
      onDone={(order) => {
        props.send({ type: "order.changed" })
        props.onChanged(order)
      }}
    />
  </>
)

const views: StateViews<Row, Props> = { idle: AcceptButton, deciding: Deciding, changed: noView }
