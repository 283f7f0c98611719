import { BigDecimal } from "effect"
import { toCents, toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import type { Offer } from "./offer.ts"
import {
  calculateCost,
  adjustQuantity,
  fitQuantity,
  parseTypedDecimal,
  calculateQuantityForCost,
  calculateUnitPrice,
  type QuantityAdjustment,
  type AdjustedQuantity,
} from "./quantity.ts"

/** A quantity and its cost in the display currency, with the text of both fields while the customer types. */
export interface Quote {
  readonly offer: Offer
  readonly quantity: Decimal
  readonly cost: Decimal
  readonly quantityText: string
  readonly costText: string
  /** The adjustment that made the last typed figure fit the offer. Null if it fits unchanged. */
  readonly adjustment: QuantityAdjustment | null
}

const createQuote = (offer: Offer, { quantity, adjustment }: AdjustedQuantity): Quote => {
  const cost = calculateCost(quantity, calculateUnitPrice(quantity, offer))
  return { offer, quantity, cost, quantityText: toPlainDecimal(quantity), costText: toCents(cost), adjustment }
}

/**
 * Returns the quote of a quantity, fitted to the offer. The quote reports no adjustment, because the customer did not type the quantity.
 */
export const createInitialQuote = (offer: Offer, quantity: Decimal): Quote =>
  createQuote(offer, { quantity: fitQuantity(quantity, offer), adjustment: null })

export const createLowestQuote = (offer: Offer): Quote => createInitialQuote(offer, offer.min)

/** Returns the quote of an order, even if its quantity is no longer on sale. */
export const quoteOfOrder = (offer: Offer, quantity: Decimal, adjustment: QuantityAdjustment | null = null): Quote =>
  createQuote(offer, { quantity, adjustment })

/** Returns the quote of a typed quantity, or null if the text is not a number. */
export const quoteByQuantity = (quote: Quote, text = quote.quantityText): Quote | null => {
  const typed = parseTypedDecimal(text)
  return typed && createQuote(quote.offer, adjustQuantity(typed, quote.offer))
}

/** Returns the quote that the typed cost buys, or null if its text is not an amount. */
export const quoteByCost = (quote: Quote): Quote | null => {
  const cost = parseTypedDecimal(quote.costText)
  return cost && createQuote(quote.offer, calculateQuantityForCost(cost, quote.offer))
}

/** Returns the quote for an unchanged quantity after a change of prices. The text that the customer is typing stays. */
export const repriceQuote = (quote: Quote, offer: Offer): Quote => {
  const cost = calculateCost(quote.quantity, calculateUnitPrice(quote.quantity, offer))
  const isCostExact = quote.costText === toCents(quote.cost)
  return { ...quote, offer, cost, costText: isCostExact ? toCents(cost) : quote.costText }
}

/** Returns the field whose text is not committed yet, because the customer is editing it. Returns null if there is none. */
export const findFieldBeingTyped = (quote: Quote): "quantity" | "cost" | null => {
  if (quote.quantityText !== toPlainDecimal(quote.quantity)) return "quantity"
  return quote.costText === toCents(quote.cost) ? null : "cost"
}

/** Formats the texts of both fields. The caller must not format a field in which the customer is typing. */
export const withFormattedTexts = (quote: Quote): Quote => ({
  ...quote,
  quantityText: toPlainDecimal(quote.quantity),
  costText: toCents(quote.cost),
})

export const calculateCostBeforeDiscount = ({ offer, quantity }: Quote): Decimal =>
  calculateCost(quantity, offer.localizedAmount)

export const isQuoteDiscounted = (quote: Quote): boolean =>
  BigDecimal.isGreaterThan(calculateCostBeforeDiscount(quote), quote.cost)
