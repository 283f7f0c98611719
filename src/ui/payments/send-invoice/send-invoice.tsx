import { useTranslation } from "react-i18next"
import type { InvoiceRef, sendInvoice } from "#machines/payments/send-invoice.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { createPaymentNotice } from "#ui/payments/payment-status/payment-page.tsx"
import { useFlow, renderView, type PartialViews } from "#ui/shared/flow.tsx"
import css from "./send-invoice.module.css"

/** Sends the transfer details by e-mail, state set 94. */
export const SendInvoice = ({ machine, ...invoice }: InvoiceRef & { readonly machine: typeof sendInvoice }) => {
  const { t } = useTranslation("pay")
  const { state, send } = useFlow(machine, invoice)
  const isSending = state.matches("sending")
  const text = isSending ? t("send.sending") : state.matches("idle") ? t("send.ask") : t("send.again")
  return (
    <div className={css.send}>
      <Button isBusy={isSending} onClick={() => send({ type: "invoice.send" })}>
        {text}
      </Button>
      {renderView(messages, { state, send })}
    </div>
  )
}

const messages: PartialViews<typeof sendInvoice> = {
  sent: createPaymentNotice("ok", "send.sent"),
  outcomeUnknown: createPaymentNotice("warn", "send.outcomeUnknown"),
  failed: ({ state }) => <FailurePanel failure={state.context.failure!} />,
}
