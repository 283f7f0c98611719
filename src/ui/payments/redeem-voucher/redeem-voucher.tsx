import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { redeemVoucher } from "#machines/payments/redeem-voucher.machine.ts"
import { Form } from "#ui/kit/form/form.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import {
  useFlow,
  useOnMount,
  renderView,
  type PartialViews,
  type ScreenProps,
  type StateViews,
} from "#ui/shared/flow.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { SandboxHint } from "#ui/kit/fields/sandbox-hint.tsx"
import { payNotice } from "#ui/payments/payment-status/payment-page.tsx"
import { StuckMoneySupport } from "#ui/payments/stuck-money/stuck-money-support.tsx"
import * as z from "zod/mini"
import { readPin } from "#domain/shared/pasted-text.ts"

const pinMax = 12

/** Spaces and hyphens of a printed PIN are ignored. */
const voucherSchema = z.object({
  voucherPin: z
    .string()
    .check(
      z.overwrite(readPin),
      z.minLength(1, "pay:voucher.pinRequired"),
      z.maxLength(pinMax, "pay:voucher.pinTooLong"),
    ),
})
const voucherInitialValues = { voucherPin: "" }

interface ExtraProps {
  /** Called when the voucher has paid the order, fully or partly. */
  readonly onPaid: (order: Order) => void
}

interface Props extends ExtraProps {
  readonly machine: typeof redeemVoucher
  readonly order: Order
}

/** State set 92. */
export const RedeemVoucher = ({ machine, order, onPaid }: Props) =>
  renderView(views, { ...useFlow(machine, { order }), onPaid })

type ViewProps = ScreenProps<typeof redeemVoucher> & ExtraProps

/** One component for all states with the form, so that the input and the button's focus stay. */
const VoucherForm = (props: ViewProps) => {
  const { state, send } = props
  const { t } = useTranslation("pay")
  const busy = state.matches("process") || state.matches("looking")
  const isRateLimited = state.matches("rateLimited")
  return (
    <Form
      initial={voucherInitialValues}
      rules={voucherSchema}
      onSend={({ voucherPin }) => {
        if (!busy) send({ type: "voucher.redeem", voucherPin })
      }}
    >
      {renderView(messages, props)}
      <FormField
        name="voucherPin"
        label={t("voucher.pin")}
        inputMode="numeric"
        autoComplete="off"
        hint={t("voucher.hint")}
        disabled={busy}
      />
      <Submit cooldown={isRateLimited ? state.context.failure : null} send={send} busy={busy}>
        {state.matches("looking") ? t("voucher.looking") : t("voucher.redeem")}
      </Submit>
      <SandboxHint field="voucherPin" />
    </Form>
  )
}

const Accepted = (props: ViewProps) => {
  const { t } = useTranslation("pay")
  useOnMount(() => props.onPaid(props.state.context.order))
  return (
    <Notice kind="ok" live>
      {t("voucher.accepted")}
    </Notice>
  )
}

const OutcomeUnknown = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" live>
      <FailureWithDetails failure={state.context.failure!} lead={t("voucher.outcomeUnknown")} />
      <Button kind="quiet" onClick={() => send({ type: "order.look" })}>
        {t("invoice.look")}
      </Button>
      <StuckMoneySupport orderNumber={state.context.order.number} requestId={state.context.failure!.requestId} />
    </Notice>
  )
}

/** One component for both states, so that the message is not announced twice. */
const Failed = ({ state }: ViewProps) => (
  <FailurePanel failure={state.context.failure!} rateLimited={state.matches("rateLimited")} />
)

const messages: PartialViews<typeof redeemVoucher, ExtraProps> = {
  accepted: Accepted,
  notFound: payNotice("danger", "voucher.notFound"),
  redeemed: payNotice("danger", "voucher.redeemed"),
  invoiceMissing: payNotice("danger", "voucher.invoiceMissing"),
  pinRequired: payNotice("danger", "voucher.pinRequired"),
  rateLimited: Failed,
  error: Failed,
  notRedeemed: payNotice("warn", "voucher.notRedeemed"),
}

const views: StateViews<typeof redeemVoucher, ExtraProps> = {
  ready: VoucherForm,
  process: VoucherForm,
  looking: VoucherForm,
  accepted: VoucherForm,
  notFound: VoucherForm,
  redeemed: VoucherForm,
  invoiceMissing: VoucherForm,
  pinRequired: VoucherForm,
  rateLimited: VoucherForm,
  error: VoucherForm,
  notRedeemed: VoucherForm,
  // While the outcome is unknown, the only action is to check the order.
  outcomeUnknown: OutcomeUnknown,
}
