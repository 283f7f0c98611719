import type { CallFailed } from "../../domain/failure"
import { offerOfOrder, offerOfProduct } from "../../domain/offer"
import type { Order } from "../../domain/order"
import { isOrderChangeable, orderPageFor } from "../../domain/order-place"
import type { Product } from "../../domain/product"
import { isOnSale } from "../../domain/product"
import type { QuantityAdjustment } from "../../domain/quantity"
import {
  quoteOfOrder,
  quoteByCost,
  quoteByQuantity,
  repriceQuote,
  withFormattedTexts,
  initialQuote,
} from "../../domain/quote"
import type { Quote } from "../../domain/quote"
import { chosenProduct } from "../../domain/chosen-product"
import type { Sale } from "../../domain/sale-code"

export interface CalculatorInput {
  readonly orderId: string | null
  readonly productId: string | null
  /**
   * A visitor's, or one of a link that a customer followed: prices are asked for with it, and the order is made with it. A customer's
   * own is the server's business.
   */
  readonly code: string | null
  /** The reader came to change an order, which may be Issued already. Otherwise such an order is looked at on its status page. */
  readonly toChange?: boolean
}

export interface Context extends CalculatorInput {
  /** What can be bought besides; empty beside an order. */
  readonly products: ReadonlyArray<Product>
  /** As the server last answered it. Null until one is created. */
  readonly order: Order | null
  /** What the code has left, when it is one with a limit. */
  readonly sale: Sale | null
  /** Null until something to buy is loaded. */
  readonly reckoning: Quote | null
  readonly failure: CallFailed | null
}

/** The page is on its way out: another address, or the tab is put away. */
export type LeavingTold = { type: "page.left" }

/** The same at other prices: another display currency was chosen in another tab. */
export type PricesTold = { type: "prices.told"; subject: Subject }

export type Events =
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
  | { type: "order.told"; order: Order }
  | PricesTold
  | LeavingTold

/** What the whole page needs to know of a state: keystrokes not yet taken over, no amount, waiting for the server. */
export type Tag = "typing" | "invalid" | "busy" | "settled"

/** What there is to calculate with: an order, or the products on offer. */
export type Subject =
  | { readonly order: Order; readonly sale: Sale | null }
  /** `code`: another than was asked with, which the prices are for. */
  | { readonly products: ReadonlyArray<Product>; readonly sale: Sale | null; readonly code?: string }

/** A product that is chosen, and is not sold now. */
export const isOffSale = ({ products, productId }: Context): boolean => {
  const product = chosenProduct(products, productId)
  return product !== null && !isOnSale(product)
}

/** Created or Assigned; Issued only where that is what the reader came for. */
export const isEditable = ({ order, toChange = false }: Pick<Context, "order" | "toChange">): boolean =>
  order !== null && (orderPageFor(order) === "calculator" || (toChange && isOrderChangeable(order)))

/** The order's first item: a bought order has exactly one. */
export const ofOrder = (order: Order, sale: Sale | null, adjustment?: QuantityAdjustment | null): Partial<Context> => {
  const item = order.items[0]
  return {
    order,
    reckoning: item ? quoteOfOrder(offerOfOrder(order, item, sale), item.quantity, adjustment ?? null) : null,
  }
}

export const ofSubject = (subject: Subject, { productId, reckoning, code }: Context): Partial<Context> => {
  const { sale } = subject
  if ("order" in subject) return { ...ofOrder(subject.order, sale), sale, failure: null }
  const product = chosenProduct(subject.products, productId)
  const offer = product && offerOfProduct(product, sale)
  const known = offer !== null && reckoning?.offer.productId === offer.productId ? reckoning : null
  return {
    products: subject.products,
    code: subject.code ?? code,
    sale,
    // At other prices, what was reckoned stays; what was done to it has been said.
    reckoning:
      offer &&
      product &&
      (known ? { ...repriceQuote(known, offer), adjustment: null } : initialQuote(offer, product.defaultValue)),
    failure: null,
  }
}

/** The order has another code: its prices are others, what is being typed stays. */
export const ofTold = (order: Order, { reckoning, sale }: Context): Partial<Context> => {
  const item = order.items[0]
  return item && reckoning ? { order, reckoning: repriceQuote(reckoning, offerOfOrder(order, item, sale)) } : { order }
}

/** What is being typed stays, and what is being said. */
export const ofPrices = (subject: Subject, context: Context): Partial<Context> => {
  if ("order" in subject) return ofTold(subject.order, context)
  const { reckoning, ...rest } = ofSubject(subject, context)
  const adjustment = context.reckoning?.adjustment ?? null
  return { ...rest, reckoning: reckoning ? { ...reckoning, adjustment } : null, failure: context.failure }
}

const changed = ({ reckoning }: Context, to: (from: Quote) => Quote): Partial<Context> => ({
  reckoning: reckoning && to(reckoning),
  failure: null,
})

/** What stands in the other field and was not committed does not count: the field that is edited last leads. */
export const withTyped = (context: Context, typed: Partial<Quote>): Partial<Context> =>
  changed(context, (reckoning) => ({ ...withFormattedTexts(reckoning), ...typed, adjustment: null }))

export const withMoved = (context: Context, text: string): Partial<Context> =>
  changed(context, (reckoning) => quoteByQuantity(reckoning, text) ?? reckoning)

/** Null while what is typed there is no amount. */
export const withCommitted = ({ reckoning }: Context, field: "quantity" | "cost"): Partial<Context> | null => {
  const committed = reckoning && (field === "quantity" ? quoteByQuantity(reckoning) : quoteByCost(reckoning))
  return committed && { reckoning: committed }
}

/** What the order's item shall become. Only beside an order. */
export const wanted = ({ order, reckoning }: Context) => {
  const item = order?.items[0]
  if (!order || !item || !reckoning) throw new Error("Nothing to save: there is no order")
  return { orderId: order.id, itemId: item.id, quantity: reckoning.quantity }
}

export const lastKnown = ({ order, sale }: Context): Partial<Context> => (order ? ofOrder(order, sale) : {})
