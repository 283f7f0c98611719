import { useTranslation } from "react-i18next"
import type { Bank, Invoice } from "#domain/payments/invoice.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import type { Order } from "#domain/orders/order.ts"
import type { sendInvoice } from "#machines/payments/send-invoice.machine.ts"
import type { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Address } from "#ui/kit/figures/address.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { StepList } from "#ui/kit/figures/step-list.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { ReceivedPayments } from "#ui/payments/crypto-status/received.tsx"
import type { OverPaidScreen, PaymentCompletedProps } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { SendInvoice } from "#ui/payments/send-invoice/send-invoice.tsx"
import type { PartlyPaidScreen } from "#ui/payments/settlement/partly-paid-order.tsx"
import payment from "#ui/payments/payment-methods/payment.module.css"
import css from "./transfer.module.css"
import { PolledPayment } from "./polled-payment.tsx"

interface Parts {
  readonly sendInvoice: typeof sendInvoice
  readonly print: () => void
}

interface Props extends Parts, PaymentCompletedProps {
  readonly machine: typeof watchPayment
  readonly order: Order
  readonly OverPaid: OverPaidScreen
  readonly PartPaid: PartlyPaidScreen
}

interface LineProps {
  readonly label: string
  /** What is copied: "the bank". */
  readonly copies: string
  readonly value: string
  /** Customers compare or retype it character by character. */
  readonly grouped?: boolean
}

const Line = ({ label, copies, value, grouped = false }: LineProps) => (
  <div className={css.line}>
    <dt className={payment.quiet}>{label}</dt>
    <dd className={css.value}>
      {grouped ? <Address text={value} /> : <span translate="no">{value}</span>}
      <CopyButton text={value} label={copies} />
    </dd>
  </div>
)

const lines = ["beneficiary", "account", "bic", "bank", "reference"] as const satisfies ReadonlyArray<keyof Bank>

/** Every line has a copy button; the reference identifies the transfer. */
const Details = ({ invoice, bank }: { readonly invoice: Invoice; readonly bank: Bank }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const isIban = invoice.paymentType === "TransferSEPA"
  return (
    <Card>
      <p className={payment.clock}>
        <strong>{t("crypto.status")}</strong>
        <span className={payment.quiet}>{t("transfer.validUntil")}</span>
        <time dateTime={invoice.expireDate}>{format.dateTime(invoice.expireDate)}</time>
      </p>
      <dl className={css.lines}>
        <div className={css.line}>
          <dt className={payment.quiet}>{t("transfer.amount")}</dt>
          <dd className={css.value}>
            <Figure>{format.amount(invoice.remainAmount, invoice.currencyId)}</Figure>
            <CopyButton text={toPlainDecimal(invoice.remainAmount)} label={t("transfer.copies.amount")} />
          </dd>
        </div>
        {lines.map((line) =>
          line === "account" && isIban ? (
            <Line key={line} label={t("transfer.iban")} copies={t("transfer.copies.iban")} value={bank[line]} grouped />
          ) : (
            <Line key={line} label={t(`transfer.${line}`)} copies={t(`transfer.copies.${line}`)} value={bank[line]} />
          ),
        )}
      </dl>
      <p className={payment.small}>{t("transfer.referenceNote")}</p>
      <StepList items={[t("crypto.steps.sent"), t("transfer.arrived"), t("crypto.steps.active")]} current={0} />
    </Card>
  )
}

const Transfer = ({ order, sendInvoice, print }: Parts & { readonly order: Order }) => {
  const { t } = useTranslation("pay")
  const invoice = order.invoice!
  const { bank, state } = invoice.requisites
  // Details that must no longer be paid have no copy button.
  if (state === "Expired") return <ReceivedPayments payments={order.payments} />
  return (
    <>
      {bank === null ? <p>{t("transfer.noDetails")}</p> : <Details invoice={invoice} bank={bank} />}
      <p>{t("transfer.days")}</p>
      <div className={css.actions}>
        <SendInvoice machine={sendInvoice} orderId={order.id} invoiceId={invoice.invoiceId} />
        <Button kind="quiet" onClick={print}>
          {t("transfer.print")}
        </Button>
      </div>
      <ReceivedPayments payments={order.payments} />
    </>
  )
}

/** SEPA and SWIFT, state set 93. */
export const TransferStatusPage = ({ machine, order, OverPaid, PartPaid, onSettled, onSwitched, ...parts }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <PolledPayment
      machine={machine}
      order={order}
      OverPaid={OverPaid}
      PartPaid={PartPaid}
      onSettled={onSettled}
      onSwitched={onSwitched}
      waiting={t("transfer.waiting")}
    >
      {(now) => <Transfer order={now} {...parts} />}
    </PolledPayment>
  )
}
