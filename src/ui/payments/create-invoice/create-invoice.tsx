import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import type { PaymentMethodOption } from "../../../domain/payments/payment-status"
import type { createInvoice } from "../../../machines/payments/create-invoice/create-invoice.machine"
import { useFlow, useOnMount } from "../../shared/flow"
import { useFormatters } from "../../shared/format"
import { Button } from "../../kit/actions/button"
import { FailurePanel } from "../../kit/feedback/failure-panel"
import { FailureDetails } from "../../kit/feedback/failure-details"
import { FailureText } from "../../kit/feedback/failure-text"
import { Notice } from "../../kit/feedback/notice"
import { Redirect } from "../../kit/actions/redirect"
import { Spinner } from "../../kit/feedback/spinner"
import { TextLink } from "../../kit/actions/text-link"
import { paths } from "../../site/paths"
import { PayBar } from "../payment-methods/pay-bar"
import css from "../payment-methods/payment.module.css"
import { renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"

interface ExtraProps {
  readonly order: Order
  /** The selected method, if it can be used now. */
  readonly option: PaymentMethodOption | null
  /** The customer has already asked to pay by this method, by sending the form that it needs. */
  readonly atOnce?: boolean | undefined
}

interface Props extends ExtraProps {
  readonly machine: typeof createInvoice
}

/** Pays by the selected method: creates its invoice once and opens its status page. */
export const PayButton = ({ machine, ...extra }: Props) => {
  const [state, send] = useFlow(machine, { orderId: extra.order.id })
  const View = renderView(views, state)
  return (
    <div className={css.main}>
      <View state={state} send={send} {...extra} />
    </div>
  )
}

type ViewProps = ScreenProps<typeof createInvoice> & ExtraProps

const PayAtOnce = ({ pay }: { readonly pay: () => void }) => {
  useOnMount(pay)
  return null
}

/** One component for idle, creating and the retries, so that the button keeps its focus. */
const Pay = ({ state, send, order, option, atOnce = false }: ViewProps) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const isCreating = state.matches("creating")
  const text =
    option === null
      ? t("invoice.continue")
      : t("invoice.pay", { amount: format.amount(option.amount, option.currencyId) })
  const pay = () => {
    if (option !== null)
      send({ type: "invoice.pay", kind: { paymentType: option.paymentType, currencyId: option.currencyId } })
  }
  return (
    <>
      {atOnce && state.matches("idle") && <PayAtOnce pay={pay} />}
      {state.matches("error") && <FailurePanel failure={state.context.failure!} />}
      {state.matches("notCreated") && (
        <Notice kind="warn" live>
          <p>{t("invoice.notCreated")}</p>
        </Notice>
      )}
      <PayBar order={order} option={option}>
        <Button busy={isCreating} disabled={option === null && !isCreating} onClick={pay}>
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
        {t("invoice.outcomeUnknown")} <FailureText failure={state.context.failure!} />
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
