import { useTranslation } from "react-i18next"
import type { orderPromoCode } from "#machines/shop/order-promo-code.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Status } from "#ui/kit/feedback/status.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

type ViewProps = ScreenProps<typeof orderPromoCode>

/** Shows the result of applying a code to the order. */
export const OrderPromoCode = (props: ViewProps) => <div role="status">{renderView(views, props)}</div>

const Saving = () => <Status kind="idle">{useTranslation("buy").t("orderCode.saving")}</Status>

const Failed = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("buy")
  return (
    <Notice kind="danger">
      <FailureWithDetails failure={state.context.failure!} />
      <p>{t("orderCode.failed")}</p>
      <Button kind="quiet" onClick={() => send({ type: "promoCode.retry" })}>
        {t("orderCode.retry")}
      </Button>
    </Notice>
  )
}

const Pending = () => <Status kind="idle">{useTranslation("buy").t("orderCode.pending")}</Status>

const Saved = () => <Status kind="ok">{useTranslation("buy").t("orderCode.saved")}</Status>

const views: StateViews<typeof orderPromoCode> = {
  idle: noView,
  pending: Pending,
  savingInBackground: Saving,
  saving: Saving,
  saved: Saved,
  failed: Failed,
}
