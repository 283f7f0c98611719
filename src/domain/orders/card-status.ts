import type { Invoice } from "./invoice.ts"
import { effectiveOrderState, type Order } from "./order.ts"

export type CardState = "created" | "prepared" | "needsConfirmation" | "confirmed" | "reversed" | "error" | "rejected"

/** The card state of an invoice, from its flags and `requisites.state`. */
export const cardState = (invoice: Invoice): CardState => {
  const { state, needConfirmation, checkoutUrl } = invoice.requisites
  if (invoice.isCardReversed || state === "Reversed") return "reversed"
  if (state === "Rejected" && !needConfirmation) return "rejected"
  if (invoice.isCardError || state === "Error" || state === "ConfirmationError") return "error"
  // Charged is Confirmed.
  if (invoice.isCardConfirmed || state === "Charged" || state === "Confirmed") return "confirmed"
  if (invoice.isCardNeedConfirmation || needConfirmation) return "needsConfirmation"
  // Created by the acquirer: there is nothing to open, only to wait for.
  return invoice.isCardPrepared || checkoutUrl === null ? "prepared" : "created"
}

const chargedStates: ReadonlyArray<string> = ["Confirmed", "Charged"]

/** A card has paid for the order, whatever the order's state. */
export const hasChargedCard = ({
  invoice,
  currentPaymentType,
}: Pick<Order, "invoice" | "currentPaymentType">): boolean =>
  invoice !== null && (invoice.paymentType === "CreditCard" || invoice.isCardConfirmed)
    ? cardState(invoice) === "confirmed"
    : currentPaymentType?.paymentType === "CreditCard" &&
      chargedStates.includes(currentPaymentType.requisites?.state ?? "")

/** The card was charged and the server has not completed the order yet: paying again would charge twice. */
export const isCompleting = (order: Pick<Order, "state" | "expired" | "invoice" | "currentPaymentType">): boolean =>
  ["Issued", "UnderPaid"].includes(effectiveOrderState(order)) && hasChargedCard(order)
