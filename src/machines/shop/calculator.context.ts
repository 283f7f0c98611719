import { isOrderChangeable, chooseOrderPage } from "#domain/orders/order-page.ts"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { isOnSale } from "#domain/shared/on-sale.ts"
import type { Product } from "#domain/shared/product.ts"
import { offerOfOrder, offerOfProduct } from "#domain/shop/offer.ts"
import { findChosenProduct } from "#domain/shop/product-choice.ts"
import { parseTypedDecimal, type QuantityAdjustment } from "#domain/shop/quantity.ts"
import {
  quoteOfOrder,
  quoteByCost,
  quoteByQuantity,
  repriceQuote,
  withFormattedTexts,
  createInitialQuote,
  type Quote,
} from "#domain/shop/quote.ts"
import type { Sale } from "#domain/shop/sale-code.ts"
import type { PageLeft } from "#machines/shared/page-left.ts"

export interface CalculatorInput {
  readonly orderId: string | null
  readonly productId: string | null
  /**
   * A visitor's code, or a code from a link that a customer followed, which the calls for prices and for a new order contain. The
   * server itself applies the code of a customer's account. Null without a code.
   */
  readonly code: string | null
  /**
   * True if the customer came to change an order, which may already be Issued. Otherwise an Issued order opens on its status
   * page.
   */
  readonly isChangingOrder?: boolean
  /**
   * Returns the quantity that the visitor chose for a product earlier in this tab, including the calculator of the front page. Returns
   * null if the visitor chose none.
   */
  readonly chosenQuantity?: (productId: string) => string | null
}

export interface CalculatorContext extends CalculatorInput {
  /** The products on offer. Empty for an existing order. */
  readonly products: ReadonlyArray<Product>
  /** The order as the server last sent it. Null for a new purchase. */
  readonly order: Order | null
  /** The sale of the code, if the code has a limit. */
  readonly sale: Sale | null
  readonly quote: Quote | null
  readonly failure: CallFailed | null
}

/** The event of new prices, because another tab has changed the display currency. */
export type PricesChanged = { type: "prices.changed"; subject: CalculatorSubject }

export type CalculatorEvents =
  | { type: "quantity.type"; text: string }
  | { type: "cost.type"; text: string }
  | { type: "slider.move"; text: string }
  | { type: "field.commit" }
  /** The pointer press on Continue, which happens before the current field loses the focus. */
  | { type: "continue.press" }
  | { type: "order.continue" }
  | { type: "load.retry" }
  /** The valid code of a visitor, or an empty string after the visitor has emptied the field. */
  | { type: "promoCode.choose"; code: string }
  | { type: "discount.ended" }
  /** The order after another part of the page has changed its code. */
  | { type: "order.changed"; order: Order }
  | PricesChanged
  | PageLeft

/**
 * The state tags for the page. `typing`: uncommitted keystrokes. `invalid`: no valid amount. `busy`: waiting for the server. `stable`:
 * nothing is pending.
 */
export type CalculatorTag = "typing" | "invalid" | "busy" | "stable"

/** The subject of a calculation: an order, or the products on offer. */
export type CalculatorSubject =
  | { readonly order: Order; readonly sale: Sale | null }
  /** `code` is the code of the prices if it differs from the requested one. */
  | { readonly products: ReadonlyArray<Product>; readonly sale: Sale | null; readonly code?: string }

/** Returns true if the chosen product is not on sale now. */
export const isProductOffSale = ({ products, productId }: CalculatorContext): boolean => {
  const product = findChosenProduct(products, productId)
  return product !== null && !isOnSale(product)
}

/**
 * Returns true if the order can be edited. A Created or Assigned order always can, and an Issued order only if the customer came to change
 * it.
 */
export const isOrderEditable = ({
  order,
  isChangingOrder = false,
}: Pick<CalculatorContext, "order" | "isChangingOrder">): boolean =>
  order !== null && (chooseOrderPage(order) === "calculator" || (isChangingOrder && isOrderChangeable(order)))

/** Returns the context for an order. An order has exactly one item, the first. */
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

/**
 * Returns the context for a loaded order, or for loaded products. The quantity of the current product stays. Another product starts with
 * the quantity that was chosen for it in this tab, or with its default.
 */
export const contextOfSubject = (
  subject: CalculatorSubject,
  { productId, quote, code, chosenQuantity }: CalculatorContext,
): Partial<CalculatorContext> => {
  const { sale } = subject
  if ("order" in subject) return { ...contextOfOrder(subject.order, sale), sale, failure: null }
  const product = findChosenProduct(subject.products, productId)
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
        : createInitialQuote(offer, parseTypedDecimal(chosenQuantity?.(product.id) ?? "") ?? product.defaultValue)),
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

const changeQuote = ({ quote }: CalculatorContext, to: (from: Quote) => Quote): Partial<CalculatorContext> => ({
  quote: quote && to(quote),
  failure: null,
})

/** Returns the context after typing in a field. The field edited last leads, so the other field loses its uncommitted text. */
export const typeIntoField = (context: CalculatorContext, typed: Partial<Quote>): Partial<CalculatorContext> =>
  changeQuote(context, (quote) => ({ ...withFormattedTexts(quote), ...typed, adjustment: null }))

export const moveSlider = (context: CalculatorContext, text: string): Partial<CalculatorContext> =>
  changeQuote(context, (quote) => quoteByQuantity(quote, text) ?? quote)

export type TypedField = "quantity" | "cost"

/** Returns the context with the field's text committed, or null if the text is not an amount. */
export const commitField = ({ quote }: CalculatorContext, field: TypedField): Partial<CalculatorContext> | null => {
  const committed = quote && (field === "quantity" ? quoteByQuantity(quote) : quoteByCost(quote))
  return committed && { quote: committed }
}

/** Returns the new quantity of the order's item. Throws without an order. */
export const itemChangeToSave = ({ order, quote }: CalculatorContext) => {
  const item = order?.items[0]
  if (!order || !item || !quote) throw new Error("Nothing to save: there is no order")
  return { orderId: order.id, itemId: item.id, quantity: quote.quantity }
}

/** Returns the context for the order as the server last sent it, without unsaved changes. */
export const contextOfLastOrder = ({ order, sale }: CalculatorContext): Partial<CalculatorContext> =>
  order ? contextOfOrder(order, sale) : {}
