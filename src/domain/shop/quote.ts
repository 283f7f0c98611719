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

/** A quantity and its cost, with the text of both fields while the customer types. */
export interface Quote {
  readonly offer: Offer
  readonly quantity: Decimal
  readonly cost: Decimal
  readonly quantityText: string
  readonly costText: string
  /** The adjustment that made the last typed figure fit the offer. */
  readonly adjustment: QuantityAdjustment | null
}

const agree = (offer: Offer, { quantity, adjustment }: AdjustedQuantity): Quote => {
  const cost = costOf(quantity, unitPrice(quantity, offer))
  return { offer, quantity, cost, quantityText: toPlainDecimal(quantity), costText: toCents(cost), adjustment }
}

/** Returns the quote of the product's default quantity, fitted to its limits without a note. */
export const initialQuote = (offer: Offer, quantity: Decimal): Quote =>
  agree(offer, { quantity: fitQuantity(quantity, offer), adjustment: null })

/** Returns the quote of the smallest quantity of the offer. */
export const lowestQuote = (offer: Offer): Quote => initialQuote(offer, offer.min)

/** Returns the quote of an order, even if its quantity is no longer on sale. */
export const quoteOfOrder = (offer: Offer, quantity: Decimal, adjustment: QuantityAdjustment | null = null): Quote =>
  agree(offer, { quantity, adjustment })

export const quoteByQuantity = (quote: Quote, text = quote.quantityText): Quote | null => {
  const typed = parseTypedDecimal(text)
  return typed && agree(quote.offer, adjustQuantity(typed, quote.offer))
}

export const quoteByCost = (quote: Quote): Quote | null => {
  const cost = parseTypedDecimal(quote.costText)
  return cost && agree(quote.offer, quantityForCost(cost, quote.offer))
}

/** Returns the quote for an unchanged quantity after a change of prices. The text that the customer is typing stays. */
export const repriceQuote = (quote: Quote, offer: Offer): Quote => {
  const cost = costOf(quote.quantity, unitPrice(quote.quantity, offer))
  const isCostExact = quote.costText === toCents(quote.cost)
  return { ...quote, offer, cost, costText: isCostExact ? toCents(cost) : quote.costText }
}

/** Returns the field that the customer is editing, whose text is not committed yet. */
export const fieldBeingTyped = (quote: Quote): "quantity" | "cost" | null => {
  if (quote.quantityText !== toPlainDecimal(quote.quantity)) return "quantity"
  return quote.costText === toCents(quote.cost) ? null : "cost"
}

/** Formats the texts of both fields, which must happen only while nobody is typing. */
export const withFormattedTexts = (quote: Quote): Quote => ({
  ...quote,
  quantityText: toPlainDecimal(quote.quantity),
  costText: toCents(quote.cost),
})

export const costBeforeDiscount = ({ offer, quantity }: Quote): Decimal => costOf(quantity, offer.localizedAmount)

export const isQuoteDiscounted = (quote: Quote): boolean =>
  BigDecimal.isGreaterThan(costBeforeDiscount(quote), quote.cost)
