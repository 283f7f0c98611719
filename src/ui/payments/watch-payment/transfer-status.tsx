import { useTranslation } from "react-i18next"
import type { Bank, Invoice } from "#domain/payments/invoice.ts"
import { toCents } from "#domain/shared/money.ts"
import type { Order } from "#domain/orders/order.ts"
import type { sendInvoice } from "#machines/payments/send-invoice.machine.ts"
import type { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { useNow } from "#ui/shared/use-now.ts"
import { Address } from "#ui/kit/figures/address.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { StepList } from "#ui/kit/figures/step-list.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { CopyLine, CopyLines } from "#ui/payments/copy-line.tsx"
import { AwaitedPayment } from "#ui/payments/crypto-status/received.tsx"
import type { StatusPageProps } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { SendInvoice } from "#ui/payments/send-invoice/send-invoice.tsx"
import payment from "#ui/payments/payment-methods/payment.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { latestArrival } from "./latest-arrival.ts"
import { PolledPayment, type PolledSlots } from "./polled-payment.tsx"

interface Parts {
  readonly sendInvoice: typeof sendInvoice
  readonly print: () => void
}

interface TransferProps extends Parts, Pick<PolledSlots, "polling" | "part"> {
  readonly order: Order
}

const fields = ["beneficiary", "account", "bic", "bank"] as const satisfies ReadonlyArray<keyof Bank>

/** Amount and reference decide whether the money is matched, so they come first. Every line has a copy button. */
const Details = ({ invoice, bank }: { readonly invoice: Invoice; readonly bank: Bank }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const isIban = invoice.paymentType === "TransferSEPA"
  return (
    <CopyLines>
      <CopyLine
        main
        label={t("transfer.amount")}
        copies={t("transfer.copies.amount")}
        text={toCents(invoice.remainAmount)}
      >
        <Figure figure="invoice.due">{format.amount(invoice.remainAmount, invoice.currencyId)}</Figure>
      </CopyLine>
      <CopyLine
        main
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

const Transfer = ({ order, polling, part, sendInvoice, print }: TransferProps) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const now = useNow()
  const invoice = order.invoice!
  const { bank, state } = invoice.requisites
  // Details that must no longer be paid have no copy button.
  const isExpired = state === "Expired"
  const isPartly = order.state === "UnderPaid"
  return (
    <>
      {isExpired && isPartly && (
        <Card>
          <AwaitedPayment order={order} />
          {polling}
          {part}
        </Card>
      )}
      {!isExpired && (
        <Card>
          <AwaitedPayment
            order={order}
            until={
              <span className={patterns.quiet}>
                <span>{t("transfer.validUntil")}</span>{" "}
                <time dateTime={invoice.expireDate}>{format.dateTime(invoice.expireDate)}</time>
              </span>
            }
          />
          {bank === null ? <p>{t("transfer.noDetails")}</p> : <Details invoice={invoice} bank={bank} />}
          <div className={`${patterns.stack} ${payment.part}`}>
            <StepList
              items={[
                t(`crypto.steps.${isPartly ? "sendRest" : "send"}`),
                t("transfer.arrived"),
                t("crypto.steps.active"),
              ]}
              current={0}
              note={t("crypto.steps.toDo")}
            />
            {polling}
            {now !== null && (
              <p>
                <strong>{t("transfer.arrives", { date: format.date(latestArrival(now)) })}</strong>
              </p>
            )}
            <p className={patterns.note}>{t("transfer.days")}</p>
          </div>
          <div className={`${patterns.line} ${payment.actions}`}>
            <SendInvoice machine={sendInvoice} orderId={order.id} invoiceId={invoice.invoiceId} />
            <Button kind="quiet" onClick={print}>
              {t("transfer.print")}
            </Button>
          </div>
          {part}
        </Card>
      )}
      {isExpired && !isPartly && polling}
    </>
  )
}

/** SEPA and SWIFT, state set 93. */
export const TransferStatusPage = ({ sendInvoice, print, ...polled }: Parts & StatusPageProps<typeof watchPayment>) => (
  <PolledPayment {...polled} waiting={useTranslation("pay").t("transfer.waiting")}>
    {(now, { polling, part }) => (
      <Transfer order={now} polling={polling} part={part} sendInvoice={sendInvoice} print={print} />
    )}
  </PolledPayment>
)
