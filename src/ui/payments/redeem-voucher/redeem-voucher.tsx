import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import type { redeemVoucher } from "#machines/payments/redeem-voucher.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import { createPaymentNotice } from "#ui/payments/payment-status/payment-page.tsx"
import {
  useFlow,
  useOnMount,
  renderView,
  type PartialViews,
  type ScreenProps,
  type StateViews,
} from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"
import { SandboxHint } from "#ui/site/sandbox-hint/sandbox-hint.tsx"
import { PinField, voucherSchema } from "./pin-field.tsx"

interface OwnProps {
  /** Called when the voucher has paid the order, fully or partly. */
  readonly onPaid: (order: Order) => void
}

interface Props extends OwnProps {
  readonly machine: typeof redeemVoucher
  readonly order: Order
}

/** The page of a payment by voucher, state set 92. */
export const RedeemVoucher = ({ machine, order, onPaid }: Props) =>
  renderView(views, { ...useFlow(machine, { order }), onPaid })

type ViewProps = ScreenProps<typeof redeemVoucher> & OwnProps

const FormWithPin = (props: ViewProps) => {
  const { state, send } = props
  const { t } = useTranslation("pay")
  const isBusy = state.matches("sending") || state.matches("checkingOutcome")
  const isRateLimited = state.matches("rateLimited")
  if (state.matches("accepted") && restOf(state.context.order) === null) return <Accepted {...props} />
  return (
    <Form
      key={toPlainDecimal(state.context.received)}
      initialValues={{ voucherPin: state.context.voucherPin }}
      schema={voucherSchema}
      onSubmit={({ voucherPin }) => {
        if (!isBusy) send({ type: "voucher.redeem", voucherPin })
      }}
    >
      {renderView(messages, props)}
      <PinField state={state} isBusy={isBusy} />
      <Submit cooldown={isRateLimited ? state.context.failure : null} send={send} isBusy={isBusy}>
        {state.matches("checkingOutcome") ? t("voucher.checking") : t("voucher.redeem")}
      </Submit>
      <SandboxHint field="voucherPin" />
    </Form>
  )
}

/** Returns the invoice while another voucher may pay it, otherwise null. */
const restOf = ({ invoice }: Order) => (invoice && BigDecimal.isPositive(invoice.remainAmount) ? invoice : null)

const Accepted = (props: ViewProps) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { order } = props.state.context
  const rest = restOf(order)
  useOnMount(() => props.onPaid(order))
  return (
    <ResultNotice kind="ok" title={t("voucher.accepted")}>
      {rest && (
        <span data-figure="invoice.due">
          {t("voucher.rest", { amount: format.amount(rest.remainAmount, rest.currencyId) })}
        </span>
      )}
    </ResultNotice>
  )
}

const OutcomeUnknown = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" isLive>
      <FailureWithDetails failure={state.context.failure!} lead={t("voucher.outcomeUnknown")} />
      <Button kind="quiet" onClick={() => send({ type: "outcome.check" })}>
        {t("invoice.check")}
      </Button>
      <PaymentSupport orderNumber={state.context.order.number} requestId={state.context.failure!.requestId} />
    </Notice>
  )
}

const InvoiceMissing = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="danger" isLive>
      <p>{t("voucher.invoiceMissing")}</p>
      <p>
        <ButtonLink kind="quiet" href={paths.buyMethod(state.context.order.id)}>
          {t("crypto.change")}
        </ButtonLink>
      </p>
    </Notice>
  )
}

const Failed = ({ state }: ViewProps) => (
  <FailurePanel failure={state.context.failure!} isRateLimited={state.matches("rateLimited")} />
)

const messages: PartialViews<typeof redeemVoucher, OwnProps> = {
  accepted: Accepted,
  invoiceMissing: InvoiceMissing,
  rateLimited: Failed,
  failed: Failed,
  notRedeemed: createPaymentNotice("warn", "voucher.notRedeemed"),
}

const views: StateViews<typeof redeemVoucher, OwnProps> = {
  ready: FormWithPin,
  sending: FormWithPin,
  checkingOutcome: FormWithPin,
  accepted: FormWithPin,
  notFound: FormWithPin,
  redeemed: FormWithPin,
  invoiceMissing: FormWithPin,
  pinRequired: FormWithPin,
  rateLimited: FormWithPin,
  failed: FormWithPin,
  notRedeemed: FormWithPin,
  // Offers only a check of the order while the outcome is unknown, because the voucher may already be redeemed.
  outcomeUnknown: OutcomeUnknown,
}
