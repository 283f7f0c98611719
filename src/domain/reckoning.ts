import { BigDecimal } from "effect"
import type { Decimal } from "./money"
import { toPlain } from "./money"
import type { Offer } from "./offer"
import type { Adjustment, Fitted } from "./quantity"
import { costOf, fit, fitQuantity, parseTyped, quantityForCost, unitPrice } from "./quantity"

/** A quantity of an offer and its cost, with what stands in the two fields while a person types. */
export interface Reckoning {
  readonly offer: Offer
  readonly quantity: Decimal
  readonly cost: Decimal
  readonly quantityText: string
  readonly costText: string
  /** What was done to the figure that was typed last. */
  readonly adjustment: Adjustment | null
}

/** A cost as the field shows it: always two digits. */
const costText = (cost: Decimal): string => {
  const [whole, digits = ""] = toPlain(cost, 2).split(".")
  return `${whole}.${digits.padEnd(2, "0")}`
}

const agreed = (offer: Offer, { quantity, adjustment }: Fitted): Reckoning => {
  const cost = costOf(quantity, unitPrice(quantity, offer))
  return { offer, quantity, cost, quantityText: toPlain(quantity), costText: costText(cost), adjustment }
}

/** A quantity that nobody typed: the product's default, fitted in silence. */
export const startWith = (offer: Offer, quantity: Decimal): Reckoning =>
  agreed(offer, { quantity: fitQuantity(quantity, offer), adjustment: null })

/** What the order says, also when its quantity would not be sold today. */
export const asOrdered = (offer: Offer, quantity: Decimal, adjustment: Adjustment | null = null): Reckoning =>
  agreed(offer, { quantity, adjustment })

/** The quantity leads: null when what is typed is no quantity. */
export const quantityLeads = (reckoning: Reckoning, text = reckoning.quantityText): Reckoning | null => {
  const asked = parseTyped(text)
  return asked && agreed(reckoning.offer, fit(asked, reckoning.offer))
}

/** The cost leads: null when what is typed is no amount. */
export const costLeads = (reckoning: Reckoning): Reckoning | null => {
  const cost = parseTyped(reckoning.costText)
  return cost && agreed(reckoning.offer, quantityForCost(cost, reckoning.offer))
}

/** The same quantity of an offer with other prices; what is being typed stays. */
export const repriced = (reckoning: Reckoning, offer: Offer): Reckoning => {
  const cost = costOf(reckoning.quantity, unitPrice(reckoning.quantity, offer))
  const settled = reckoning.costText === costText(reckoning.cost)
  return { ...reckoning, offer, cost, costText: settled ? costText(cost) : reckoning.costText }
}

/** The field whose text is not the quantity or the cost yet: it is being typed in. */
export const typedField = (reckoning: Reckoning): "quantity" | "cost" | null => {
  if (reckoning.quantityText !== toPlain(reckoning.quantity)) return "quantity"
  return reckoning.costText === costText(reckoning.cost) ? null : "cost"
}

/** Both fields as they are when nothing is being typed. */
export const settledTexts = (reckoning: Reckoning): Reckoning => ({
  ...reckoning,
  quantityText: toPlain(reckoning.quantity),
  costText: costText(reckoning.cost),
})

/** The undiscounted cost. */
export const listCost = ({ offer, quantity }: Reckoning): Decimal => costOf(quantity, offer.localizedAmount)

export const isDiscounted = (reckoning: Reckoning): boolean =>
  BigDecimal.isGreaterThan(listCost(reckoning), reckoning.cost)
