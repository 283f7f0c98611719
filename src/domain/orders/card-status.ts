import type { Invoice } from "./invoice.ts"
import { deriveOrderState } from "./order-state.ts"
import type { Order } from "./order.ts"

export type CardState = "created" | "prepared" | "needsConfirmation" | "confirmed" | "reversed" | "error" | "rejected"

/** Returns the card state of an invoice, from its flags and `requisites.state`. A rejection counts only while no code is required. */
export const deriveCardState = (invoice: Invoice): CardState => {
  const { state, needConfirmation, checkoutUrl } = invoice.requisites
  if (invoice.isCardReversed || state === "Reversed") return "reversed"
  if (state === "Rejected" && !needConfirmation) return "rejected"
  if (invoice.isCardError || state === "Error" || state === "ConfirmationError") return "error"
  // Charged counts as Confirmed, because the card has paid in both states.
  if (invoice.isCardConfirmed || state === "Charged" || state === "Confirmed") return "confirmed"
  if (invoice.isCardNeedConfirmation || needConfirmation) return "needsConfirmation"
  // Without a checkout URL there is no page to open, so the customer can only wait for the acquirer.
  return invoice.isCardPrepared || checkoutUrl === null ? "prepared" : "created"
}

const chargedStates: ReadonlyArray<string> = ["Confirmed", "Charged"]

/** Returns true if a card has paid for the order, whatever the order's state is. */
export const hasChargedCard = ({
  invoice,
  currentPaymentType,
}: Pick<Order, "invoice" | "currentPaymentType">): boolean =>
  invoice !== null && (invoice.paymentType === "CreditCard" || invoice.isCardConfirmed)
    ? deriveCardState(invoice) === "confirmed"
    : currentPaymentType?.paymentType === "CreditCard" &&
      chargedStates.includes(currentPaymentType.requisites?.state ?? "")

/**
 * Returns true if the card was charged but the server has not completed the order yet. A second payment would charge the customer twice.
 */
export const isCompleting = (order: Pick<Order, "state" | "expired" | "invoice" | "currentPaymentType">): boolean =>
  ["Issued", "UnderPaid"].includes(deriveOrderState(order)) && hasChargedCard(order)
