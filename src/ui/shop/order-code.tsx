import { useTranslation } from "react-i18next"
import type { orderCode } from "../../machines/shop/order-code.machine"
import { Button } from "../kit/actions/button"
import { FailureDetails } from "../kit/feedback/failure-details"
import { FailureText } from "../kit/feedback/failure-text"
import { Notice } from "../kit/feedback/notice"
import { Status } from "../kit/feedback/status"
import { noView, renderView } from "../shared/screen"
import type { ScreenProps, StateViews } from "../shared/screen"

type Props = ScreenProps<typeof orderCode>

/** The result of applying a code to the order. */
export const OrderCode = (props: Props) => {
  const View = renderView(views, props.state)
  return (
    <div role="status">
      <View {...props} />
    </div>
  )
}

const Unsaved = () => <Status kind="idle">{useTranslation("buy").t("orderCode.pending")}</Status>
const Saving = () => <Status kind="idle">{useTranslation("buy").t("orderCode.saving")}</Status>

const Saved = () => <Status kind="ok">{useTranslation("buy").t("orderCode.saved")}</Status>

const Failed = ({ state, send }: Props) => {
  const { t } = useTranslation("buy")
  return (
    <Notice kind="danger">
      <p>
        <FailureText failure={state.context.failure!} />
      </p>
      <FailureDetails failure={state.context.failure!} />
      <p>{t("orderCode.failed")}</p>
      <Button kind="quiet" onClick={() => send({ type: "code.retry" })}>
        {t("orderCode.retry")}
      </Button>
    </Notice>
  )
}

const views: StateViews<typeof orderCode> = {
  idle: noView,
  pending: Unsaved,
  keeping: Saving,
  saving: Saving,
  saved: Saved,
  failed: Failed,
}
