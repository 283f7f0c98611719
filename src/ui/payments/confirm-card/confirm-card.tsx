import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import type { Order } from "#domain/orders/order.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { confirmCard } from "#machines/payments/confirm-card.machine.ts"
import type { InvoiceRef } from "#machines/payments/send-invoice.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { CodeField } from "#ui/kit/fields/code-field.tsx"
import { Countdown } from "#ui/kit/figures/countdown.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { createPaymentNotice } from "#ui/payments/payment-status/payment-page.tsx"
import {
  useFlow,
  useOnMount,
  renderView,
  type PartialViews,
  type ScreenProps,
  type StateViews,
} from "#ui/shared/flow.tsx"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"
import { SandboxHint } from "#ui/site/sandbox-hint/sandbox-hint.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The rules of the form. The code is a string, because it may start with zeros. */
const confirmCardSchema = z.object({
  confirmationCode: z.string().check(z.minLength(1, "pay:code.required"), z.regex(/^\d{4}$/, "pay:code.fourDigits")),
})
const confirmCardInitialValues = { confirmationCode: "" }

interface OwnProps {
  readonly orderNumber: string
  /** The `rejectDate`: the instant until which the bank accepts the code. Null if the server does not send it. */
  readonly until: Instant | null
  /** Called with the order as soon as its payment needs no code any more. The order contains the result. */
  readonly onFinished: (order: Order) => void
}

/** The form for the code from the customer's bank, state set 96. */
export const ConfirmCard = ({
  machine,
  until,
  onFinished,
  orderNumber,
  ...invoice
}: OwnProps & InvoiceRef & { readonly machine: typeof confirmCard }) =>
  renderView(views, { ...useFlow(machine, invoice), until, onFinished, orderNumber })

type ViewProps = ScreenProps<typeof confirmCard> & OwnProps

/** The field for the code. After a wrong code, the field is focused and its code selected, so that typing replaces the code. */
const CardCodeField = ({ isWrong }: { readonly isWrong: boolean }) => {
  const { t } = useTranslation("pay")
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isWrong) return
    field.current?.focus()
    field.current?.select()
  }, [isWrong])
  return <CodeField ref={field} name="confirmationCode" length={4} label={t("code.label")} />
}

const CodeForm = (props: ViewProps) => {
  const { state, send, until } = props
  const { t } = useTranslation("pay")
  const isBusy = state.matches("sending") || state.matches("reload")
  return (
    <Form
      initialValues={confirmCardInitialValues}
      schema={confirmCardSchema}
      onSubmit={({ confirmationCode }) => {
        if (!isBusy) send({ type: "cardCode.submit", confirmationCode })
      }}
    >
      {until !== null && (
        <p className={patterns.row}>
          <span className={patterns.quiet}>{t("code.left")}</span>
          <Countdown until={until} label={t("code.left")} onEnd={() => send({ type: "cardCode.ended" })} />
        </p>
      )}
      {renderView(messages, props)}
      <CardCodeField isWrong={state.matches("wrongCode")} />
      <SandboxHint field="confirmationCode" />
      <Button type="submit" isBusy={isBusy}>
        {state.matches("reload") ? t("code.checking") : t("code.submit")}
      </Button>
    </Form>
  )
}

const TimedOut = ({ send, orderNumber }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" isLive>
      <p>{t("code.timedOut")}</p>
      <Button kind="quiet" onClick={() => send({ type: "order.reload" })}>
        {t("invoice.check")}
      </Button>
      <PaymentSupport orderNumber={orderNumber} />
    </Notice>
  )
}

const OutcomeUnknown = ({ state, send, orderNumber }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" isLive>
      <FailureWithDetails failure={state.context.failure!} lead={t("code.outcomeUnknown")} />
      <Button kind="quiet" onClick={() => send({ type: "order.reload" })}>
        {t("invoice.check")}
      </Button>
      <PaymentSupport orderNumber={orderNumber} requestId={state.context.failure!.requestId} />
    </Notice>
  )
}

const Finished = ({ state, onFinished }: ViewProps) => {
  const { t } = useTranslation("pay")
  useOnMount(() => onFinished(state.context.order!))
  return <Spinner label={t("code.checking")} />
}

const messages: PartialViews<typeof confirmCard, OwnProps> = {
  wrongCode: createPaymentNotice("danger", "status.card.cardconfirm.wrongcode"),
  notConfirmed: createPaymentNotice("warn", "code.notConfirmed"),
  failed: ({ state }) => <FailurePanel failure={state.context.failure!} />,
}

const views: StateViews<typeof confirmCard, OwnProps> = {
  ready: CodeForm,
  sending: CodeForm,
  wrongCode: CodeForm,
  reload: CodeForm,
  notConfirmed: CodeForm,
  outcomeUnknown: OutcomeUnknown,
  timedOut: TimedOut,
  failed: CodeForm,
  finished: Finished,
}
