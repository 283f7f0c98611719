import { useTranslation } from "react-i18next"
import type { Bank, Invoice } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { isInvoiceExpired } from "#domain/payments/payment-status.ts"
import { toCents } from "#domain/shared/money.ts"
import type { sendInvoice } from "#machines/payments/send-invoice.machine.ts"
import type { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { StepList } from "#ui/kit/figures/step-list.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { CopyLine, CopyLines } from "#ui/payments/copy-line.tsx"
import type { StatusPageProps } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { SendInvoice } from "#ui/payments/send-invoice/send-invoice.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { useNow } from "#ui/shared/use-now.ts"
import { calculateLatestArrival } from "./calculate-latest-arrival.ts"
import { PolledPayment } from "./polled-payment.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import payment from "#ui/orders/payment-head/payment.module.css"

interface OwnProps {
  readonly sendInvoice: typeof sendInvoice
  readonly print: () => void
}

const fields = ["beneficiary", "account", "bic", "bank"] as const satisfies ReadonlyArray<keyof Bank>

/**
 * Lists the details of the transfer, each with a copy button. Amount and reference are first, because they decide whether the
 * payment is matched.
 */
const Details = ({ invoice, bank }: { readonly invoice: Invoice; readonly bank: Bank }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const isIban = invoice.paymentType === "TransferSEPA"
  return (
    <CopyLines>
      <CopyLine
        isMain
        label={t("transfer.amount")}
        copies={t("transfer.copies.amount")}
        text={toCents(invoice.remainAmount)}
      >
        <Figure figure="invoice.due">{format.amount(invoice.remainAmount, invoice.currencyId)}</Figure>
      </CopyLine>
      <CopyLine
        isMain
        label={t("transfer.reference")}
        copies={t("transfer.copies.reference")}
        text={bank.reference}
        note={<dd className={patterns.note}>{t("transfer.referenceNote")}</dd>}
      >
        <Figure>{bank.reference}</Figure>
      </CopyLine>
      {fields.map((field) => {
        const name = field === "account" && isIban ? "iban" : field
        return (
          <CopyLine key={field} label={t(`transfer.${name}`)} copies={t(`transfer.copies.${name}`)} text={bank[field]}>
            {name === "iban" ? <Address text={bank[field]} /> : <span translate="no">{bank[field]}</span>}
          </CopyLine>
        )
      })}
    </CopyLines>
  )
}

/** Shows how to pay by a bank transfer. Hides details that must not be paid any more. */
const Transfer = ({ order, print }: { readonly order: Order; readonly print: () => void }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const now = useNow()
  const invoice = order.invoice!
  const { bank } = invoice.requisites
  const isUnderPaid = order.state === "UnderPaid"
  return (
    <>
      <StepList
        kind="course"
        items={[
          t(`crypto.steps.${isUnderPaid ? "sendRest" : "send"}`),
          t("transfer.arrived"),
          t("crypto.steps.active"),
        ]}
        current={0}
        note={t("crypto.steps.toDo")}
      />
      <Card>
        {bank === null ? <p>{t("transfer.noDetails")}</p> : <Details invoice={invoice} bank={bank} />}
        <div className={`${patterns.line} ${payment.actions}`}>
          <Button kind="quiet" onClick={print}>
            {t("transfer.print")}
          </Button>
        </div>
      </Card>
      {now !== null && (
        <p>
          <strong>{t("transfer.arrives", { date: format.date(calculateLatestArrival(now)) })}</strong>
        </p>
      )}
      <p className={patterns.note}>{t("transfer.days")}</p>
    </>
  )
}

/** The page of a SEPA or SWIFT transfer, state set 93. */
export const TransferStatusPage = ({
  sendInvoice,
  print,
  ...polled
}: OwnProps & StatusPageProps<typeof watchPayment>) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  return (
    <PolledPayment
      {...polled}
      waiting={t("transfer.waiting")}
      line={({ invoice }) => (
        <>
          <span>{t("transfer.validUntil")}</span>{" "}
          <time dateTime={invoice!.expireDate}>{format.dateTime(invoice!.expireDate)}</time>
        </>
      )}
      actions={({ id, invoice }) => <SendInvoice machine={sendInvoice} orderId={id} invoiceId={invoice!.invoiceId} />}
    >
      {(order) => !isInvoiceExpired(order) && <Transfer order={order} print={print} />}
    </PolledPayment>
  )
}
