import { BigDecimal, Schema, SchemaGetter } from "effect"
import { optionalEntriesSchema, listPageSchema } from "#domain/shared/entries-wire.ts"
import { CurrencyWire, DecimalFromWire, NotNegativeFromWire } from "#domain/shared/money-wire.ts"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { Instant, literalOrUnknown, optionalField, withFallback } from "#domain/shared/schema.ts"
import { BonusOffer, decodeBonusOffer, BonusOfferWire } from "./bonus-wire.ts"
import { Invoice, InvoiceId, decodeInvoice, InvoiceWire, PaymentType, RequisitesWire } from "./invoice.ts"
import { decodeItem, ItemWire, OrderItem } from "./order-item.ts"
import { Payment, settlement } from "./order-money.ts"

export type { OrderItem } from "./order-item.ts"

export const OrderId = Schema.String.pipe(Schema.brand("OrderId"))
export type OrderId = typeof OrderId.Type

export const orderStates = ["Created", "Assigned", "Issued", "UnderPaid", "OverPaid", "Completed", "Expired"] as const
export const OrderState = literalOrUnknown(orderStates)
export type OrderState = typeof OrderState.Type

const order = {
  id: OrderId,
  state: OrderState,
  stateUpdate: optionalField(Instant),
  createDate: optionalField(Instant),
  expireDate: optionalField(Instant),
  currencyId: withFallback(CurrencyWire, "unknown"),
  /** The cost in US dollars. */
  cost: optionalField(DecimalFromWire),
  /** The cost in the display currency `currencyId`. Null in a list if the server does not send it. */
  localizedCost: optionalField(DecimalFromWire),
  /** The sum of the payments in time, in the display currency. */
  receivedAmount: withFallback(DecimalFromWire, zero),
  /** The discount in percent, which `localizedCost` includes. */
  discountPercent: withFallback(NotNegativeFromWire, zero),
  discountExpireDate: optionalField(Instant),
  code: optionalField(Schema.String),
  userHasPassword: withFallback(Schema.Boolean, false),
  customer: optionalField(Schema.Struct({ email: Schema.String })),
  payments: optionalEntriesSchema(Payment),
  paymentTypes: optionalEntriesSchema(
    Schema.Struct({
      paymentType: PaymentType,
      currencyId: CurrencyWire,
      min: DecimalFromWire,
      max: DecimalFromWire,
      amount: DecimalFromWire,
      isActive: Schema.Boolean,
    }),
  ),
  currentPaymentType: optionalField(
    Schema.Struct({
      paymentType: PaymentType,
      invoiceId: optionalField(InvoiceId),
      requisites: optionalField(
        Schema.Struct({
          state: withFallback(Schema.String, ""),
          needConfirmation: withFallback(Schema.Boolean, false),
        }),
      ),
    }),
  ),
  /** The accepted bonus, which is an extra quantity if the order is paid before the window ends. */
  bonus: optionalField(Schema.Struct({ quantity: DecimalFromWire, expireDate: Instant })),
  ...settlement,
}

const OrderWire = Schema.Struct({
  ...order,
  number: optionalField(Schema.Union([Schema.String, Schema.Finite])),
  state: withFallback(OrderState, "unknown"),
  /** The state of a listed order. An entry of the list has its state here, and has `product` instead of `items`. */
  status: optionalField(Schema.Struct({ state: withFallback(OrderState, "unknown") })),
  product: optionalField(ItemWire),
  expired: optionalField(Schema.Boolean),
  localizedOrigCost: optionalField(DecimalFromWire),
  acceptedAmount: optionalField(DecimalFromWire),
  items: optionalEntriesSchema(ItemWire),
  /** The invoice. If it is unreadable, decoding the order fails, because without its invoice the order would look unpaid. */
  invoice: Schema.optionalKey(Schema.NullOr(InvoiceWire)),
  requisites: optionalField(RequisitesWire),
  bonusOffer: optionalField(BonusOfferWire),
})

/** An order with at least one item, because the rules and the screens of an order read its first item. */
const Decoded = Schema.toType(
  Schema.Struct({
    ...order,
    number: Schema.String,
    expired: Schema.Boolean,
    /** The cost before the discount, in the display currency. */
    localizedOrigCost: Schema.NullOr(DecimalFromWire),
    /** The cost of the quantity that a completed order has bought, in the display currency. */
    acceptedAmount: Schema.NullOr(DecimalFromWire),
    items: Schema.Array(OrderItem).pipe(Schema.check(Schema.isMinLength(1))),
    invoice: Schema.NullOr(Invoice),
    bonusOffer: Schema.NullOr(BonusOffer),
  }),
)
export type Order = typeof Decoded.Type

const costOf = ({ quantity, localizedToPayAmount }: typeof ItemWire.Type): Decimal | null =>
  localizedToPayAmount && roundHalfUp(BigDecimal.multiply(quantity, localizedToPayAmount))

/** Decodes an order, or an entry of a list with its `product` and `status`. Fills in fields that the specification does not guarantee. */
const decodeOrder = ({ product, status, requisites, ...wire }: typeof OrderWire.Type): Order => {
  const [first = product, ...others] = wire.items
  const wireItems = first === null ? [] : [first, ...others]
  const state = wire.state === "unknown" ? (status?.state ?? "unknown") : wire.state
  const localizedCost = wire.localizedCost ?? (first && costOf(first))
  const localizedOrigCost = wire.localizedOrigCost ?? localizedCost
  const items = wireItems.map((item) =>
    decodeItem(item, { localizedCost, localizedOrigCost, isCompleted: state === "Completed" }),
  )
  const [item] = items
  return {
    ...wire,
    state,
    items,
    localizedCost,
    localizedOrigCost,
    number: String(wire.number ?? wire.id),
    expired: wire.expired ?? state === "Expired",
    acceptedAmount: wire.acceptedAmount ?? (state === "Completed" ? localizedCost : zero),
    invoice: wire.invoice ? decodeInvoice(wire.invoice, requisites) : null,
    bonusOffer: item && wire.bonusOffer ? decodeBonusOffer(wire.bonusOffer, item) : null,
  }
}

/** An order in a list, which may lack its cost. */
const ListedOrder = OrderWire.pipe(
  Schema.decodeTo(Decoded, {
    decode: SchemaGetter.transform(decodeOrder),
    encode: SchemaGetter.transform((read: Order) => ({
      ...read,
      items: read.items.map((item) => ({ ...item, maxValue: null })),
      bonusOffer: read.bonusOffer && { ...read.bonusOffer, limits: null },
      product: null,
      status: null,
      requisites: null,
    })),
  }),
)

/** The response to GET /orders/{id}. An order without its cost fails to decode, because the pages of an order show it. */
export const Order = ListedOrder.pipe(
  Schema.check(
    Schema.makeFilter(({ localizedCost }: Order) => localizedCost !== null, { expected: "an order with its cost" }),
  ),
)
export const OrderList = listPageSchema(ListedOrder)
export type OrderList = typeof OrderList.Type

/** A page of the list as this browser shows it. */
export interface VisibleOrders extends OrderList {
  /** The ids of the orders of this page that the customer removed in this browser. `total` includes them. */
  readonly removed: ReadonlyArray<OrderId>
}
