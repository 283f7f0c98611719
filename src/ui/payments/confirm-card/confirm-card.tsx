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
import { payNotice } from "#ui/payments/payment-status/payment-page.tsx"
import {
  useFlow,
  useOnMount,
  renderView,
  type PartialViews,
  type ScreenProps,
  type StateViews,
} from "#ui/shared/flow.tsx"
import { SandboxHint } from "#ui/site/sandbox-hint/sandbox-hint.tsx"
import { StuckMoneySupport } from "#ui/site/stuck-money/stuck-money-support.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The code is a string, because it may start with zeros. */
const confirmCardSchema = z.object({
  confirmationCode: z.string().check(z.minLength(1, "pay:code.required"), z.regex(/^\d{4}$/, "pay:code.fourDigits")),
})
const confirmCardInitialValues = { confirmationCode: "" }

interface ExtraProps {
  readonly orderNumber: string
  /** The `rejectDate`, until which the code is accepted. */
  readonly until: Instant | null
  /** Called with the order, which contains the result of the payment, as soon as the payment needs no code any more. */
  readonly onFinished: (order: Order) => void
}

/** The form for the code from the customer's bank, state set 96. */
export const ConfirmCard = ({
  machine,
  until,
  onFinished,
  orderNumber,
  ...invoice
}: ExtraProps & InvoiceRef & { readonly machine: typeof confirmCard }) =>
  renderView(views, { ...useFlow(machine, invoice), until, onFinished, orderNumber })

type ViewProps = ScreenProps<typeof confirmCard> & ExtraProps

/** Focuses the field after a wrong code and selects the code, so that typing replaces it. */
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
  const busy = state.matches("sending") || state.matches("reload")
  return (
    <Form
      initial={confirmCardInitialValues}
      rules={confirmCardSchema}
      onSend={({ confirmationCode }) => {
        if (!busy) send({ type: "cardCode.submit", confirmationCode })
      }}
    >
      {until !== null && (
        <p className={patterns.row}>
          <span className={patterns.quiet}>{t("code.left")}</span>
          <Countdown until={until} label={t("code.left")} onOver={() => send({ type: "cardCode.ended" })} />
        </p>
      )}
      {renderView(messages, props)}
      <CardCodeField isWrong={state.matches("wrongCode")} />
      <SandboxHint field="confirmationCode" />
      <Button type="submit" busy={busy}>
        {state.matches("reload") ? t("code.checking") : t("code.submit")}
      </Button>
    </Form>
  )
}

const TimedOut = ({ send, orderNumber }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" live>
      <p>{t("code.timedOut")}</p>
      <Button kind="quiet" onClick={() => send({ type: "order.reload" })}>
        {t("invoice.check")}
      </Button>
      <StuckMoneySupport orderNumber={orderNumber} />
    </Notice>
  )
}

const OutcomeUnknown = ({ state, send, orderNumber }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" live>
      <FailureWithDetails failure={state.context.failure!} lead={t("code.outcomeUnknown")} />
      <Button kind="quiet" onClick={() => send({ type: "order.reload" })}>
        {t("invoice.check")}
      </Button>
      <StuckMoneySupport orderNumber={orderNumber} requestId={state.context.failure!.requestId} />
    </Notice>
  )
}

const Finished = ({ state, onFinished }: ViewProps) => {
  const { t } = useTranslation("pay")
  useOnMount(() => onFinished(state.context.order!))
  return <Spinner label={t("code.checking")} />
}

const messages: PartialViews<typeof confirmCard, ExtraProps> = {
  wrongCode: payNotice("danger", "status.card.cardconfirm.wrongcode"),
  notConfirmed: payNotice("warn", "code.notConfirmed"),
  failed: ({ state }) => <FailurePanel failure={state.context.failure!} />,
}

const views: StateViews<typeof confirmCard, ExtraProps> = {
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
