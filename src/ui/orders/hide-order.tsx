import { useTranslation } from "react-i18next"
import type { hideOrder } from "../../machines/hide-order/hide-order.machine"
import { useFlow, useOnArrival } from "../flow"
import { Button } from "../kit/button"
import { FailureDetails } from "../kit/failure-details"
import { FailureText } from "../kit/failure-text"
import { Notice } from "../kit/notice"
import { viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"

interface Extra {
  readonly onHidden: () => void
}
interface Props extends Extra {
  readonly machine: typeof hideOrder
  readonly orderId: string
}
type ViewProps = ScreenProps<typeof hideOrder> & Extra

export const HideOrder = ({ machine, orderId, onHidden }: Props) => {
  const [state, send] = useFlow(machine, { orderId })
  const View = viewOf(views, state)
  return <View state={state} send={send} onHidden={onHidden} />
}

const Ask = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("orders")
  return (
    <Button kind="quiet" busy={state.matches("sending")} onClick={() => send({ type: "order.hide" })}>{t("actions.hide")}</Button>
  )
}

const Failed = (props: ViewProps) => (
  <>
    <Ask {...props} />
    <Notice kind="danger" live>
      <p><FailureText failure={props.state.context.failure!} /></p>
      <FailureDetails failure={props.state.context.failure!} />
    </Notice>
  </>
)

const Gone = ({ onHidden }: ViewProps) => {
  const { t } = useTranslation("orders")
  useOnArrival(onHidden)
  return <p role="status">{t("hidden")}</p>
}

const views: Views<typeof hideOrder, Extra> = { idle: Ask, sending: Ask, error: Failed, gone: Gone }
