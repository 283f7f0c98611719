import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { PaymentMethodOption } from "#domain/payments/payment-status.ts"
import type { createInvoice } from "#machines/payments/create-invoice.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { PayBar } from "./payment-methods/pay-bar.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

interface OwnProps {
  readonly order: Order
  /** The selected method, or null if it cannot be used now. */
  readonly option: PaymentMethodOption | null
}
type ViewProps = ScreenProps<typeof createInvoice> & OwnProps

/** Pays by the selected method. Creates its invoice only once, even after a double click, and opens the status page. */
export const PayButton = (props: ViewProps) => <div className={patterns.stack}>{renderView(views, props)}</div>

/** Returns the event that pays by this method, for the button and for a form that also pays. */
export const createPaymentEvent = ({ paymentType, currencyId }: PaymentMethodOption) =>
  ({ type: "invoice.pay", kind: { paymentType, currencyId } }) as const

const Pay = ({ state, send, order, option }: ViewProps) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const isCreating = state.matches("sending")
  const text =
    option === null
      ? t("invoice.continue")
      : t("invoice.pay", { amount: format.amount(option.amount, option.currencyId) })
  return (
    <>
      {state.matches("failed") && <FailurePanel failure={state.context.failure!} />}
      {state.matches("notCreated") && (
        <Notice kind="warn" isLive>
          {t("invoice.notCreated")}
        </Notice>
      )}
      <PayBar order={order} option={option}>
        <Button
          isBusy={isCreating}
          disabled={option === null && !isCreating}
          onClick={() => option !== null && send(createPaymentEvent(option))}
        >
          {isCreating ? (
            t("invoice.creating")
          ) : (
            <span data-figure={option ? "method.due" : undefined} data-figure-of={option?.key}>
              {text}
            </span>
          )}
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
      <p>
        <TextLink kind="alone" href={paths.buyStatus(state.context.orderId)}>
          {t("invoice.stayed")}
        </TextLink>
      </p>
    </>
  )
}

const OutcomeUnknown = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" isLive>
      <FailureWithDetails failure={state.context.failure!} lead={t("invoice.outcomeUnknown")} />
      <Button kind="quiet" onClick={() => send({ type: "outcome.check" })}>
        {t("invoice.check")}
      </Button>
    </Notice>
  )
}

const CheckingOutcome = () => <Spinner label={useTranslation("pay").t("invoice.checking")} />

const views: StateViews<typeof createInvoice, OwnProps> = {
  idle: Pay,
  sending: Pay,
  checkout: Leaving,
  leaving: Leaving,
  checkingOutcome: CheckingOutcome,
  notCreated: Pay,
  outcomeUnknown: OutcomeUnknown,
  failed: Pay,
  status: ({ state }) => <Redirect to={paths.buyStatus(state.context.orderId)} />,
}
