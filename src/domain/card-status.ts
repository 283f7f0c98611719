import type { Invoice } from "./invoice"

export type CardState = "created" | "prepared" | "needsConfirmation" | "confirmed" | "reversed" | "error" | "rejected"

/** Which of a card's states an invoice tells of: its flags, and the word beside them. */
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
