import { BigDecimal } from "effect"
import { toCents, toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import type { Offer } from "./offer.ts"
import {
  costOf,
  adjustQuantity,
  fitQuantity,
  parseTypedDecimal,
  quantityForCost,
  unitPrice,
  type QuantityAdjustment,
  type AdjustedQuantity,
} from "./quantity.ts"

/** A quantity and its cost, with the text of the two fields during typing. */
export interface Quote {
  readonly offer: Offer
  readonly quantity: Decimal
  readonly cost: Decimal
  readonly quantityText: string
  readonly costText: string
  /** The change that made the last typed figure fit the offer. */
  readonly adjustment: QuantityAdjustment | null
}

const agreed = (offer: Offer, { quantity, adjustment }: AdjustedQuantity): Quote => {
  const cost = costOf(quantity, unitPrice(quantity, offer))
  return { offer, quantity, cost, quantityText: toPlainDecimal(quantity), costText: toCents(cost), adjustment }
}

/** The initial quantity is the product's default, adjusted to its limits without a note. */
export const initialQuote = (offer: Offer, quantity: Decimal): Quote =>
  agreed(offer, { quantity: fitQuantity(quantity, offer), adjustment: null })

/** The least that the offer sells. */
export const lowestQuote = (offer: Offer): Quote => initialQuote(offer, offer.min)

/** The order's figures, even if its quantity is not on sale today. */
export const quoteOfOrder = (offer: Offer, quantity: Decimal, adjustment: QuantityAdjustment | null = null): Quote =>
  agreed(offer, { quantity, adjustment })

/** The quantity leads: null when the typed text is no quantity. */
export const quoteByQuantity = (quote: Quote, text = quote.quantityText): Quote | null => {
  const typed = parseTypedDecimal(text)
  return typed && agreed(quote.offer, adjustQuantity(typed, quote.offer))
}

/** The cost leads: null when the typed text is no amount. */
export const quoteByCost = (quote: Quote): Quote | null => {
  const cost = parseTypedDecimal(quote.costText)
  return cost && agreed(quote.offer, quantityForCost(cost, quote.offer))
}

/** The same quantity of an offer with other prices; the text that is being typed stays. */
export const repriceQuote = (quote: Quote, offer: Offer): Quote => {
  const cost = costOf(quote.quantity, unitPrice(quote.quantity, offer))
  const settled = quote.costText === toCents(quote.cost)
  return { ...quote, offer, cost, costText: settled ? toCents(cost) : quote.costText }
}

/** The field being edited, whose text is not committed yet. */
export const fieldBeingTyped = (quote: Quote): "quantity" | "cost" | null => {
  if (quote.quantityText !== toPlainDecimal(quote.quantity)) return "quantity"
  return quote.costText === toCents(quote.cost) ? null : "cost"
}

/** Both fields when nothing is being typed. */
export const withFormattedTexts = (quote: Quote): Quote => ({
  ...quote,
  quantityText: toPlainDecimal(quote.quantity),
  costText: toCents(quote.cost),
})

/** The undiscounted cost. */
export const costBeforeDiscount = ({ offer, quantity }: Quote): Decimal => costOf(quantity, offer.localizedAmount)

export const isQuoteDiscounted = (quote: Quote): boolean =>
  BigDecimal.isGreaterThan(costBeforeDiscount(quote), quote.cost)
