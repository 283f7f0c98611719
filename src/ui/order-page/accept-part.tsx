import { useTranslation } from "react-i18next"
import type { Order } from "../../domain/order"
import { useFlow, useOnArrival } from "../flow"
import { Button } from "../kit/button"
import { OrderActions } from "../order-actions/order-actions"
import type { RowMachines } from "../orders/order-row"
import { viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"

interface Props {
  readonly machines: RowMachines
  readonly order: Order
  readonly onChanged: () => void
}
type Row = RowMachines["orderRow"]
type ViewProps = ScreenProps<Row> & Props

/** The dialog about the part that was paid, from the order's own page. */
export const AcceptPart = (props: Props) => {
  const [state, send] = useFlow(props.machines.orderRow, undefined)
  const View = viewOf(views, state)
  return <View state={state} send={send} {...props} />
}

const Ask = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("orders")
  return <Button onClick={() => { if (state.can({ type: "actions.open" })) send({ type: "actions.open" }) }}>{t("actions.accept")}</Button>
}

const Deciding = (props: ViewProps) => (
  <>
    <Ask {...props} />
    <OrderActions
      machine={props.machines.orderActions} order={props.order}
      onClose={() => props.send({ type: "actions.close" })} onDone={() => props.send({ type: "order.changed" })}
    />
  </>
)

const Changed = (props: ViewProps) => {
  useOnArrival(props.onChanged)
  return null
}

const views: Views<Row, Props> = { idle: Ask, deciding: Deciding, changed: Changed }
