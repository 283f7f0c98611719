import type { PageLeft } from "#machines/shared/page-left.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { offerOfOrder, offerOfProduct } from "#domain/shop/offer.ts"
import type { Order } from "#domain/orders/order.ts"
import { isOrderChangeable, orderPageFor } from "#domain/orders/order-place.ts"
import { isOnSale, type Product } from "#domain/shared/product.ts"
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
import { chosenProduct } from "#domain/shop/product-choice.ts"
import type { Sale } from "#domain/shop/sale-code.ts"

export interface CalculatorInput {
  readonly orderId: string | null
  readonly productId: string | null
  /**
   * A visitor's code, or one from a link that a customer followed: prices and the order are requested with it. A customer's
   * own is the server's business.
   */
  readonly code: string | null
  /** The reader came to change an order, which may be Issued already. Otherwise such an order is looked at on its status page. */
  readonly toChange?: boolean
  /** The quantity chosen in this tab before, by product; on the front page's meter too. */
  readonly chosenQuantity?: (productId: string) => string | null
}

export interface CalculatorContext extends CalculatorInput {
  /** The other products; empty for an existing order. */
  readonly products: ReadonlyArray<Product>
  /** The order as the server last sent it. Null until one is created. */
  readonly order: Order | null
  /** The sale of the code, if the code has a limit. */
  readonly sale: Sale | null
  /** Null until something to buy is loaded. */
  readonly quote: Quote | null
  readonly failure: CallFailed | null
}

/** The subject at other prices: another display currency was chosen in another tab. */
export type PricesChanged = { type: "prices.reloaded"; subject: CalculatorSubject }

export type CalculatorEvents =
  | { type: "quantity.type"; text: string }
  | { type: "cost.type"; text: string }
  | { type: "slider.move"; text: string }
  | { type: "field.commit" }
  /** The pointer went down on Continue: before the field under it is left. */
  | { type: "continue.press" }
  | { type: "order.continue" }
  | { type: "load.retry" }
  /** A visitor's code proved valid, or the field was emptied. */
  | { type: "code.choose"; code: string }
  | { type: "discount.ended" }
  /** A part of the page has changed the order: its code. */
  | { type: "order.updated"; order: Order }
  | PricesChanged
  | PageLeft

/** State tags for the page: uncommitted keystrokes, no valid amount, waiting for the server. */
export type CalculatorTag = "typing" | "invalid" | "busy" | "settled"

/** The subject of a calculation: an order, or the products on offer. */
export type CalculatorSubject =
  | { readonly order: Order; readonly sale: Sale | null }
  /** `code`: a code other than the requested one, which the prices apply to. */
  | { readonly products: ReadonlyArray<Product>; readonly sale: Sale | null; readonly code?: string }

/** A product that is chosen, and is not sold now. */
export const isProductOffSale = ({ products, productId }: CalculatorContext): boolean => {
  const product = chosenProduct(products, productId)
  return product !== null && !isOnSale(product)
}

/** Created or Assigned; Issued only where that is what the reader came for. */
export const isOrderEditable = ({ order, toChange = false }: Pick<CalculatorContext, "order" | "toChange">): boolean =>
  order !== null && (orderPageFor(order) === "calculator" || (toChange && isOrderChangeable(order)))

/** The order's first item: a bought order has exactly one. */
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
    // New prices keep the calculated quantity, and its adjustment is not shown again.
    quote:
      offer &&
      product &&
      (previous
        ? { ...repriceQuote(previous, offer), adjustment: null }
        : initialQuote(offer, parseTypedDecimal(chosenQuantity?.(product.id) ?? "") ?? product.defaultValue)),
    failure: null,
  }
}

/** The order has another code: its prices are others, the text that is being typed stays. */
export const contextOfChangedOrder = (order: Order, { quote, sale }: CalculatorContext): Partial<CalculatorContext> => {
  const item = order.items[0]
  return item && quote ? { order, quote: repriceQuote(quote, offerOfOrder(order, item, sale)) } : { order }
}

/** Keeps the typed text and the note. */
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

/** Uncommitted text in the other field is ignored: the field edited last leads. */
export const typeIntoField = (context: CalculatorContext, typed: Partial<Quote>): Partial<CalculatorContext> =>
  changed(context, (quote) => ({ ...withFormattedTexts(quote), ...typed, adjustment: null }))

export const moveSlider = (context: CalculatorContext, text: string): Partial<CalculatorContext> =>
  changed(context, (quote) => quoteByQuantity(quote, text) ?? quote)

export type TypedField = "quantity" | "cost"

/** Null while the typed text there is no amount. */
export const commitField = ({ quote }: CalculatorContext, field: TypedField): Partial<CalculatorContext> | null => {
  const committed = quote && (field === "quantity" ? quoteByQuantity(quote) : quoteByCost(quote))
  return committed && { quote: committed }
}

/** The new quantity of the order's item. Only for an existing order. */
export const itemChangeToSave = ({ order, quote }: CalculatorContext) => {
  const item = order?.items[0]
  if (!order || !item || !quote) throw new Error("Nothing to save: there is no order")
  return { orderId: order.id, itemId: item.id, quantity: quote.quantity }
}

export const contextOfLastOrder = ({ order, sale }: CalculatorContext): Partial<CalculatorContext> =>
  order ? contextOfOrder(order, sale) : {}
