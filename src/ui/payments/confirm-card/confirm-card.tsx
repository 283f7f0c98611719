import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import type { Instant } from "../../../domain/shared/schema"
import type { confirmCard } from "../../../machines/payments/confirm-card.machine"
import type { InvoiceRef } from "../../../machines/payments/send-invoice.machine"
import { Form } from "../../kit/form/form"
import { useFlow, useOnMount } from "../../shared/flow"
import { Button } from "../../kit/actions/button"
import { Countdown } from "../../kit/figures/countdown"
import { FailurePanel } from "../../kit/feedback/failure-panel"
import { FailureDetails } from "../../kit/feedback/failure-details"
import { FailureText } from "../../kit/feedback/failure-text"
import { Notice } from "../../kit/feedback/notice"
import { SandboxHint } from "../../kit/fields/sandbox-hint"
import { Spinner } from "../../kit/feedback/spinner"
import { StuckMoneySupport } from "../stuck-money/stuck-money-support"
import type { PartialViews, ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { CardCodeField } from "./card-code-field"
import css from "./confirm-card.module.css"
import * as z from "zod/mini"

/** A string, because a code may begin with zeros. */
const confirmCardSchema = z.object({
  confirmationCode: z.string().check(z.minLength(1, "pay:code.required"), z.regex(/^\d{4}$/, "pay:code.fourDigits")),
})
const confirmCardInitialValues = { confirmationCode: "" }

interface ExtraProps {
  readonly orderNumber: string
  /** rejectDate: the code is accepted until then. */
  readonly until: Instant | null
  /** Called when no code is needed any more; the order has the result of the payment. */
  readonly onSettled: (order: Order) => void
}

/** The code from the customer's bank, state set 96. */
export const ConfirmCard = ({
  machine,
  until,
  onSettled,
  orderNumber,
  ...of
}: ExtraProps & InvoiceRef & { readonly machine: typeof confirmCard }) => {
  const [state, send] = useFlow(machine, of)
  const View = renderView(views, state)
  return <View state={state} send={send} until={until} onSettled={onSettled} orderNumber={orderNumber} />
}

type ViewProps = ScreenProps<typeof confirmCard> & ExtraProps

/** One component for all states with the field, so that its input and focus stay. */
const CodeForm = (props: ViewProps) => {
  const { state, send, until } = props
  const { t } = useTranslation("pay")
  const Message = renderView(messages, state)
  const busy = state.matches("process") || state.matches("reload")
  return (
    <Form
      initial={confirmCardInitialValues}
      rules={confirmCardSchema}
      onSend={({ confirmationCode }) => {
        if (!busy) send({ type: "code.submit", confirmationCode })
      }}
    >
      <p>{t("code.text")}</p>
      {until !== null && (
        <p className={css.clock}>
          <span className={css.label}>{t("code.left")}</span>
          <Countdown until={until} label={t("code.left")} onOver={() => send({ type: "code.ended" })} />
        </p>
      )}
      <Message {...props} />
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
      <Button kind="quiet" onClick={() => send({ type: "order.look" })}>
        {t("invoice.look")}
      </Button>
      <StuckMoneySupport orderNumber={orderNumber} />
    </Notice>
  )
}

const OutcomeUnknown = ({ state, send, orderNumber }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" live>
      <p>
        <span>{t("code.outcomeUnknown")}</span> <FailureText failure={state.context.failure!} />
      </p>
      <FailureDetails failure={state.context.failure!} />
      <Button kind="quiet" onClick={() => send({ type: "order.look" })}>
        {t("invoice.look")}
      </Button>
      <StuckMoneySupport orderNumber={orderNumber} requestId={state.context.failure!.requestId} />
    </Notice>
  )
}

const Settled = ({ state, onSettled }: ViewProps) => {
  const { t } = useTranslation("pay")
  useOnMount(() => onSettled(state.context.order!))
  return <Spinner label={t("code.checking")} />
}

const WrongCode = () => (
  <Notice kind="danger" live>
    <p>{useTranslation("pay").t("status.card.cardconfirm.wrongcode")}</p>
  </Notice>
)
const NotConfirmed = () => (
  <Notice kind="warn" live>
    <p>{useTranslation("pay").t("code.notConfirmed")}</p>
  </Notice>
)
const Rethrown = ({ state }: ViewProps) => <FailurePanel failure={state.context.failure!} />

const messages: PartialViews<typeof confirmCard, ExtraProps> = {
  wrongCode: WrongCode,
  notConfirmed: NotConfirmed,
  rethrown: Rethrown,
}

const views: StateViews<typeof confirmCard, ExtraProps> = {
  ready: CodeForm,
  process: CodeForm,
  wrongCode: CodeForm,
  reload: CodeForm,
  notConfirmed: CodeForm,
  outcomeUnknown: OutcomeUnknown,
  timedOut: TimedOut,
  rethrown: CodeForm,
  settled: Settled,
}
