import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Invoice } from "#sandbox/tables/orders.ts"
import { bankOf, isTransfer } from "./bank.ts"

const cardFailures = ["Error", "ConfirmationError", "Rejected"]

const cardFlags = ({ payment_type, state, need_confirmation }: Invoice) => {
  const isCard = payment_type === "CreditCard"
  return {
    isCardCreated: isCard && state === "Created",
    isCardPrepared: isCard && state === "Prepared" && !need_confirmation,
    isCardNeedConfirmation: isCard && need_confirmation,
    isCardReversed: isCard && state === "Reversed",
    isCardConfirmed: isCard && state === "Charged",
    isCardError: isCard && cardFailures.includes(state),
  }
}

const stateOf = (invoice: Invoice, now: number): string => {
  if (invoice.payment_type === "CreditCard") return invoice.state
  if (parseAmount(invoice.remain) === 0n) return "Charged"
  const isOver = isTransfer(invoice.payment_type) && invoice.expire_date.getTime() <= now
  return isOver ? "Expired" : "Created"
}

export const toInvoiceResponse = (invoice: Invoice, now: number) => {
  const remain = parseAmount(invoice.remain)
  const whole = parseAmount(invoice.received) + remain
  return {
    invoiceId: invoice.id,
    paymentType: invoice.payment_type,
    currencyId: invoice.currency_id,
    amount: formatAmount(whole),
    remainAmount: formatAmount(remain),
    createDate: invoice.create_date.toISOString(),
    expireDate: invoice.expire_date.toISOString(),
    ...cardFlags(invoice),
    requisites: {
      address: invoice.address,
      bank: bankOf(invoice),
      checkoutUrl: invoice.checkout_url,
      stateDescription: invoice.description,
      // A card payment blocks the whole amount. Every other method shows the amount that is still due.
      amount: formatAmount(invoice.payment_type === "CreditCard" ? whole : remain),
      currencyId: invoice.currency_id,
      creditCard: invoice.masked_pan === null ? null : { maskedPan: invoice.masked_pan },
      rejectDate: invoice.reject_date?.toISOString() ?? null,
      state: stateOf(invoice, now),
      needConfirmation: invoice.need_confirmation,
    },
  }
}
