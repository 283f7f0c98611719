import { useTranslation } from "react-i18next"
import type { Order } from "../../domain/orders/order"
import type { PaymentMethodOption } from "../../domain/payments/payment-status"
import type { createInvoice } from "../../machines/payments/create-invoice.machine"
import { useFormatters } from "../shared/format"
import { Button } from "../kit/actions/button"
import { FailurePanel } from "../kit/feedback/failure-panel"
import { FailureDetails } from "../kit/feedback/failure-details"
import { FailureText } from "../kit/feedback/failure-text"
import { Notice } from "../kit/feedback/notice"
import { Redirect } from "../kit/actions/redirect"
import { Spinner } from "../kit/feedback/spinner"
import { TextLink } from "../kit/actions/text-link"
import { paths } from "../site/paths"
import { PayBar } from "./payment-methods/pay-bar"
import css from "./payment-methods/payment.module.css"
import { renderView } from "../shared/screen"
import type { ScreenProps, StateViews } from "../shared/screen"

interface ExtraProps {
  readonly order: Order
  /** The selected method, if it can be used now. */
  readonly option: PaymentMethodOption | null
}
type ViewProps = ScreenProps<typeof createInvoice> & ExtraProps

/** Pays by the selected method: creates its invoice once and opens its status page. */
export const PayButton = (props: ViewProps) => {
  const View = renderView(views, props.state)
  return (
    <div className={css.main}>
      <View {...props} />
    </div>
  )
}

/** Pays by this method: for the button, and for a form that also pays. */
export const payBy = ({ paymentType, currencyId }: PaymentMethodOption) =>
  ({ type: "invoice.pay", kind: { paymentType, currencyId } }) as const

/** One component for idle, creating and the retries, so that the button keeps its focus. */
const Pay = ({ state, send, order, option }: ViewProps) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const isCreating = state.matches("creating")
  const text =
    option === null
      ? t("invoice.continue")
      : t("invoice.pay", { amount: format.amount(option.amount, option.currencyId) })
  return (
    <>
      {state.matches("error") && <FailurePanel failure={state.context.failure!} />}
      {state.matches("notCreated") && (
        <Notice kind="warn" live>
          <p>{t("invoice.notCreated")}</p>
        </Notice>
      )}
      <PayBar order={order} option={option}>
        <Button
          busy={isCreating}
          disabled={option === null && !isCreating}
          onClick={() => option !== null && send(payBy(option))}
        >
          {isCreating ? t("invoice.creating") : text}
        </Button>
      </PayBar>
    </>
  )
}

const Leaving = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <>
      <Spinner label={t("invoice.leaving")} />
      <p className={css.actions}>
        <TextLink href={paths.buyStatus(state.context.orderId)}>{t("invoice.stayed")}</TextLink>
      </p>
    </>
  )
}

const Looking = () => <Spinner label={useTranslation("pay").t("invoice.looking")} />

const OutcomeUnknown = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" live>
      <p>
        <span>{t("invoice.outcomeUnknown")}</span> <FailureText failure={state.context.failure!} />
      </p>
      <FailureDetails failure={state.context.failure!} />
      <Button kind="quiet" onClick={() => send({ type: "order.look" })}>
        {t("invoice.look")}
      </Button>
    </Notice>
  )
}

const views: StateViews<typeof createInvoice, ExtraProps> = {
  idle: Pay,
  creating: Pay,
  checkout: Leaving,
  leaving: Leaving,
  looking: Looking,
  notCreated: Pay,
  outcomeUnknown: OutcomeUnknown,
  error: Pay,
  status: ({ state }) => <Redirect to={paths.buyStatus(state.context.orderId)} />,
}
