import { isOrderChangeable, orderPageFor } from "#domain/orders/order-place.ts"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { isOnSale } from "#domain/shared/on-sale.ts"
import type { Product } from "#domain/shared/product.ts"
import { offerOfOrder, offerOfProduct } from "#domain/shop/offer.ts"
import { chosenProduct } from "#domain/shop/product-choice.ts"
import { parseTypedDecimal, type QuantityAdjustment } from "#domain/shop/quantity.ts"
import {
  quoteOfOrder,
  quoteByCost,
  quoteByQuantity,
  repriceQuote,
  withFormattedTexts,
  initialQuote,
  type Quote,
} from "#domain/shop/quote.ts"
import type { Sale } from "#domain/shop/sale-code.ts"
import type { PageLeft } from "#machines/shared/page-left.ts"

export interface CalculatorInput {
  readonly orderId: string | null
  readonly productId: string | null
  /**
   * A visitor's code, or a code from a link that a customer followed. The calls for prices and the order contain it. The server handles a
   * customer's own code.
   */
  readonly code: string | null
  /**
   * True if the customer came to change an order, which may already be Issued. Without this intention, an Issued order opens on its status
   * page.
   */
  readonly toChange?: boolean
  /** Returns the quantity that the visitor chose for a product earlier in this tab, also on the meter of the front page. */
  readonly chosenQuantity?: (productId: string) => string | null
}

export interface CalculatorContext extends CalculatorInput {
  /** The products on offer. Empty for an existing order. */
  readonly products: ReadonlyArray<Product>
  /** The order as the server last sent it. */
  readonly order: Order | null
  /** The sale of the code, if the code has a limit. */
  readonly sale: Sale | null
  readonly quote: Quote | null
  readonly failure: CallFailed | null
}

/** The prices have changed, because another tab has changed the display currency. */
export type PricesChanged = { type: "prices.reloaded"; subject: CalculatorSubject }

export type CalculatorEvents =
  | { type: "quantity.type"; text: string }
  | { type: "cost.type"; text: string }
  | { type: "slider.move"; text: string }
  | { type: "field.commit" }
  /** The pointer went down on Continue, which happens before the current field loses the focus. */
  | { type: "continue.press" }
  | { type: "order.continue" }
  | { type: "load.retry" }
  /** A visitor's code is valid, or its field was emptied. */
  | { type: "code.choose"; code: string }
  | { type: "discount.ended" }
  /** A part of the page has changed the order's code. */
  | { type: "order.updated"; order: Order }
  | PricesChanged
  | PageLeft

/**
 * The state tags for the page. `typing`: uncommitted keystrokes. `invalid`: no valid amount. `busy`: waiting for the server. `settled`:
 * nothing is pending.
 */
export type CalculatorTag = "typing" | "invalid" | "busy" | "settled"

/** The subject of a calculation: an order, or the products on offer. */
export type CalculatorSubject =
  | { readonly order: Order; readonly sale: Sale | null }
  /** `code` is the code of the prices if it differs from the requested one. */
  | { readonly products: ReadonlyArray<Product>; readonly sale: Sale | null; readonly code?: string }

/** Returns true if the chosen product is not on sale now. */
export const isProductOffSale = ({ products, productId }: CalculatorContext): boolean => {
  const product = chosenProduct(products, productId)
  return product !== null && !isOnSale(product)
}

/**
 * Returns true if the order can be edited. A Created or Assigned order always can, and an Issued order only if the customer came to change
 * it.
 */
export const isOrderEditable = ({ order, toChange = false }: Pick<CalculatorContext, "order" | "toChange">): boolean =>
  order !== null && (orderPageFor(order) === "calculator" || (toChange && isOrderChangeable(order)))

/** Returns the context for an order. The first item counts, because a bought order has exactly one. */
export const contextOfOrder = (
  order: Order,
  sale: Sale | null,
  adjustment?: QuantityAdjustment | null,
): Partial<CalculatorContext> => {
  const item = order.items[0]
  return {
    order,
    quote: item ? quoteOfOrder(offerOfOrder(order, item, sale), item.quantity, adjustment ?? null) : null,
  }
}

export const contextOfSubject = (
  subject: CalculatorSubject,
  { productId, quote, code, chosenQuantity }: CalculatorContext,
): Partial<CalculatorContext> => {
  const { sale } = subject
  if ("order" in subject) return { ...contextOfOrder(subject.order, sale), sale, failure: null }
  const product = chosenProduct(subject.products, productId)
  const offer = product && offerOfProduct(product, sale)
  const previous = offer !== null && quote?.offer.productId === offer.productId ? quote : null
  return {
    products: subject.products,
    code: subject.code ?? code,
    sale,
    // New prices keep the calculated quantity, and the page shows its adjustment only once.
    quote:
      offer &&
      product &&
      (previous
        ? { ...repriceQuote(previous, offer), adjustment: null }
        : initialQuote(offer, parseTypedDecimal(chosenQuantity?.(product.id) ?? "") ?? product.defaultValue)),
    failure: null,
  }
}

/** Returns the context after the order's code has changed. The prices are new, but the text that the customer is typing stays. */
export const contextOfChangedOrder = (order: Order, { quote, sale }: CalculatorContext): Partial<CalculatorContext> => {
  const item = order.items[0]
  return item && quote ? { order, quote: repriceQuote(quote, offerOfOrder(order, item, sale)) } : { order }
}

/** Returns the context with new prices. The typed text and the adjustment stay. */
export const contextOfPrices = (subject: CalculatorSubject, context: CalculatorContext): Partial<CalculatorContext> => {
  if ("order" in subject) return contextOfChangedOrder(subject.order, context)
  const { quote, ...rest } = contextOfSubject(subject, context)
  const adjustment = context.quote?.adjustment ?? null
  return { ...rest, quote: quote ? { ...quote, adjustment } : null, failure: context.failure }
}

const changed = ({ quote }: CalculatorContext, to: (from: Quote) => Quote): Partial<CalculatorContext> => ({
  quote: quote && to(quote),
  failure: null,
})

/** Returns the context after typing. The field edited last leads, so the other field loses its uncommitted text. */
export const typeIntoField = (context: CalculatorContext, typed: Partial<Quote>): Partial<CalculatorContext> =>
  changed(context, (quote) => ({ ...withFormattedTexts(quote), ...typed, adjustment: null }))

export const moveSlider = (context: CalculatorContext, text: string): Partial<CalculatorContext> =>
  changed(context, (quote) => quoteByQuantity(quote, text) ?? quote)

export type TypedField = "quantity" | "cost"

/** Returns the context with the field's text committed. */
export const commitField = ({ quote }: CalculatorContext, field: TypedField): Partial<CalculatorContext> | null => {
  const committed = quote && (field === "quantity" ? quoteByQuantity(quote) : quoteByCost(quote))
  return committed && { quote: committed }
}

/** Returns the new quantity of the order's item. Throws without an existing order. */
export const itemChangeToSave = ({ order, quote }: CalculatorContext) => {
  const item = order?.items[0]
  if (!order || !item || !quote) throw new Error("Nothing to save: there is no order")
  return { orderId: order.id, itemId: item.id, quantity: quote.quantity }
}

export const contextOfLastOrder = ({ order, sale }: CalculatorContext): Partial<CalculatorContext> =>
  order ? contextOfOrder(order, sale) : {}
