import type { CallFailed } from "../../domain/failure"
import { offerOfOrder, offerOfProduct } from "../../domain/offer"
import type { Order } from "../../domain/order"
import type { Product } from "../../domain/product"
import { isOnSale } from "../../domain/product"
import type { Adjustment } from "../../domain/quantity"
import { asOrdered, costLeads, quantityLeads, startWith } from "../../domain/reckoning"
import type { Reckoning } from "../../domain/reckoning"
import { productFor } from "../../domain/sale"

export interface CalculatorInput {
  readonly orderId: string | null
  readonly productId: string | null
}

export interface Context extends CalculatorInput {
  /** What can be bought besides; empty beside an order. */
  readonly products: ReadonlyArray<Product>
  /** As the server last answered it. Null until one is created. */
  readonly order: Order | null
  /** Null until something to buy is loaded. */
  readonly reckoning: Reckoning | null
  readonly failure: CallFailed | null
}

export type Events =
  | { type: "quantity.type"; text: string }
  | { type: "cost.type"; text: string }
  | { type: "slider.move"; text: string }
  | { type: "field.commit" }
  | { type: "order.continue" }
  | { type: "load.retry" }

/** What the whole page needs to know of a state: keystrokes not yet taken over, no amount, waiting for the server. */
export type Tag = "typing" | "invalid" | "busy"

/** What there is to calculate with: an order, or the products on offer. */
export type Subject =
  | { readonly order: Order }
  | { readonly products: ReadonlyArray<Product> }

/** A product that is chosen, and is not sold now. */
export const isOffSale = ({ products, productId }: Context): boolean => {
  const product = productFor(products, productId)
  return product !== null && !isOnSale(product)
}

/** The order's first item: a bought order has exactly one. */
export const ofOrder = (order: Order, adjustment?: Adjustment | null): Partial<Context> => {
  const item = order.items[0]
  return { order, reckoning: item ? asOrdered(offerOfOrder(order, item), item.quantity, adjustment ?? null) : null }
}

export const ofSubject = (subject: Subject, input: CalculatorInput): Partial<Context> => {
  if ("order" in subject) return { ...ofOrder(subject.order), failure: null }
  const product = productFor(subject.products, input.productId)
  return {
    products: subject.products,
    reckoning: product && startWith(offerOfProduct(product), product.defaultValue),
    failure: null
  }
}

const changed = ({ reckoning }: Context, to: (from: Reckoning) => Reckoning): Partial<Context> =>
  ({ reckoning: reckoning && to(reckoning), failure: null })

export const withTyped = (context: Context, typed: Partial<Reckoning>): Partial<Context> =>
  changed(context, (reckoning) => ({ ...reckoning, ...typed, adjustment: null }))

export const withMoved = (context: Context, text: string): Partial<Context> =>
  changed(context, (reckoning) => quantityLeads(reckoning, text) ?? reckoning)

/** Null while what is typed there is no amount. */
export const withCommitted = ({ reckoning }: Context, field: "quantity" | "cost"): Partial<Context> | null => {
  const committed = reckoning && (field === "quantity" ? quantityLeads(reckoning) : costLeads(reckoning))
  return committed && { reckoning: committed }
}

/** What the order's item shall become. Only beside an order. */
export const wanted = ({ order, reckoning }: Context) => {
  const item = order?.items[0]
  if (!order || !item || !reckoning) throw new Error("Nothing to save: there is no order")
  return { orderId: order.id, itemId: item.id, quantity: reckoning.quantity }
}

export const lastKnown = ({ order }: Context): Partial<Context> => (order ? ofOrder(order) : {})
