import { Schema, SchemaGetter } from "effect"
import { bounded, bounds, boundsWire } from "./bounds"
import { CoinWire, CurrencyWire } from "./currency-wire"
import { Invoice, InvoiceId, PaymentType } from "./invoice"
import { DecimalFromWire } from "./money-wire"
import { Algorithm, ProductId } from "./product"
import { Instant, known } from "./schema"

export const OrderId = Schema.String.pipe(Schema.brand("OrderId"))
export type OrderId = typeof OrderId.Type

export const orderStates = ["Created", "Assigned", "Issued", "UnderPaid", "OverPaid", "Completed", "Expired"] as const
export const OrderState = known(orderStates)
export type OrderState = typeof OrderState.Type

const item = {
  id: Schema.String,
  productId: ProductId,
  currencyId: CoinWire,
  type: known(["Limited", "Unlimited"]),
  duration: Schema.NullOr(Schema.Finite),
  algorithm: Algorithm,
  quantity: DecimalFromWire,
  unit: Schema.String,
  acceptedQuantity: DecimalFromWire,
  availableQuantity: DecimalFromWire,
  maintenanceCost: DecimalFromWire,
  localizedMaintenanceCostTh: DecimalFromWire,
  localizedAmount: DecimalFromWire,
  localizedToPayAmount: DecimalFromWire
}
const { maxValue: _, ...itemBounds } = bounds
export const OrderItem = Schema.Struct({ ...item, ...boundsWire }).pipe(
  Schema.decodeTo(Schema.toType(Schema.Struct({ ...item, ...itemBounds })), {
    decode: SchemaGetter.transform(bounded), encode: SchemaGetter.transform((told) => told)
  })
)
export type OrderItem = typeof OrderItem.Type

export const Payment = Schema.Struct({
  id: Schema.String,
  createDate: Instant,
  amount: DecimalFromWire,
  currencyId: CurrencyWire,
  paymentType: known(["Crypto", "DemoBonusPay", "CreditCard", "TransferSEPA", "TransferSwift", "OTTVoucher", "fromOverpay"]),
  /** The transaction hash, for Crypto. */
  externalId: Schema.NullOr(Schema.String)
})
export type Payment = typeof Payment.Type

/** Quantities from `startRange` to `endRange` get `quantity` more for nothing. */
export const BonusOffer = Schema.Struct({
  productId: ProductId,
  startRange: DecimalFromWire,
  endRange: DecimalFromWire,
  quantity: DecimalFromWire,
  date: Instant
})
export type BonusOffer = typeof BonusOffer.Type

export const Order = Schema.Struct({
  id: OrderId,
  number: Schema.String,
  state: OrderState,
  stateUpdate: Instant,
  createDate: Instant,
  expireDate: Instant,
  expired: Schema.Boolean,
  currencyId: CurrencyWire,
  cost: DecimalFromWire,
  localizedCost: DecimalFromWire,
  localizedOrigCost: DecimalFromWire,
  receivedAmount: DecimalFromWire,
  acceptedAmount: DecimalFromWire,
  discountPercent: DecimalFromWire,
  discountExpireDate: Schema.NullOr(Instant),
  code: Schema.NullOr(Schema.String),
  userHasPassword: Schema.Boolean,
  customer: Schema.NullOr(Schema.Struct({ email: Schema.String })),
  items: Schema.Array(OrderItem),
  payments: Schema.Array(Payment),
  paymentTypes: Schema.Array(Schema.Struct({
    paymentType: PaymentType, currencyId: CurrencyWire, min: DecimalFromWire, max: DecimalFromWire,
    amount: DecimalFromWire, isActive: Schema.Boolean
  })),
  currentPaymentType: Schema.NullOr(Schema.Struct({
    paymentType: PaymentType,
    invoiceId: InvoiceId,
    requisites: Schema.Struct({ state: Schema.String, needConfirmation: Schema.Boolean })
  })),
  invoice: Schema.NullOr(Invoice),
  bonusOffer: Schema.NullOr(BonusOffer),
  /** Accepted: so much more, when it is paid for before the end of its window. */
  bonus: Schema.NullOr(Schema.Struct({ quantity: DecimalFromWire, expireDate: Instant }))
})
export type Order = typeof Order.Type
export const OrderList = Schema.Struct({ total: Schema.Finite, values: Schema.Array(Order) })
export type OrderList = typeof OrderList.Type

/** A page of the list as this browser shows it. */
export interface ShownOrders extends OrderList {
  /** Ids of the orders of this page that the customer removed here; `total` counts them. */
  readonly removed: ReadonlyArray<OrderId>
}

/** An order that is expired and not Completed or OverPaid is shown as Expired. */
export const shownState = (order: Pick<Order, "state" | "expired">): OrderState =>
  order.expired && order.state !== "Completed" && order.state !== "OverPaid" ? "Expired" : order.state

/** It earns accruals, and the first takes longer. */
export const isStaking = ({ items: [item] }: Pick<Order, "items">): boolean => item?.currencyId === "eth2"
