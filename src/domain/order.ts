import { BigDecimal, Schema, SchemaGetter } from "effect"
import { BonusOffer, bonusOfferOf, BonusOfferWire } from "./bonus-wire"
import { CurrencyWire } from "./currency-wire"
import { maybeEntriesOf, pageOf } from "./entries-wire"
import { Invoice, InvoiceId, invoiceOfWire, InvoiceWire, PaymentType, RequisitesWire } from "./invoice"
import type { Decimal } from "./money"
import { halfUp, zero } from "./money"
import { DecimalFromWire, NotNegativeFromWire } from "./money-wire"
import { itemOfWire, ItemWire, OrderItem } from "./order-item"
import { Instant, known, maybe, orElse, word } from "./schema"

export type { OrderItem } from "./order-item"

export const OrderId = Schema.String.pipe(Schema.brand("OrderId"))
export type OrderId = typeof OrderId.Type

export const orderStates = ["Created", "Assigned", "Issued", "UnderPaid", "OverPaid", "Completed", "Expired"] as const
export const OrderState = known(orderStates)
export type OrderState = typeof OrderState.Type

export const Payment = Schema.Struct({
  id: Schema.String,
  createDate: maybe(Instant),
  amount: DecimalFromWire,
  currencyId: orElse(CurrencyWire, "unknown"),
  paymentType: word([
    "Crypto",
    "DemoBonusPay",
    "CreditCard",
    "TransferSEPA",
    "TransferSwift",
    "OTTVoucher",
    "fromOverpay",
  ]),
  /** The transaction hash, for Crypto. */
  externalId: maybe(Schema.String),
  /** It came when the order no longer waited for it, and was credited to the balance. */
  late: orElse(Schema.Boolean, false),
})
export type Payment = typeof Payment.Type

/** What an order gave back to the customer's balance. */
export const Credit = Schema.Struct({
  id: Schema.String,
  amount: DecimalFromWire,
  currencyId: CurrencyWire,
  reason: known(["Remainder", "Late"]),
})
export type Credit = typeof Credit.Type

/** Beyond the specification: null or empty where the server does not say. */
const settlement = {
  /** What accepting or completing the order now would credit, because it buys no whole step. */
  remainder: maybe(
    Schema.Struct({ amount: DecimalFromWire, currencyId: CurrencyWire, localizedAmount: DecimalFromWire }),
  ),
  /** What was missing when the order was settled all the same. */
  tolerance: maybe(Schema.Struct({ amount: DecimalFromWire, currencyId: CurrencyWire })),
  credits: maybeEntriesOf(Credit),
}

const order = {
  id: OrderId,
  state: OrderState,
  stateUpdate: maybe(Instant),
  createDate: maybe(Instant),
  expireDate: maybe(Instant),
  currencyId: orElse(CurrencyWire, "unknown"),
  cost: maybe(DecimalFromWire),
  /** Null in a list whose server does not say. */
  localizedCost: maybe(DecimalFromWire),
  receivedAmount: orElse(DecimalFromWire, zero),
  discountPercent: orElse(NotNegativeFromWire, zero),
  discountExpireDate: maybe(Instant),
  code: maybe(Schema.String),
  userHasPassword: orElse(Schema.Boolean, false),
  customer: maybe(Schema.Struct({ email: Schema.String })),
  payments: maybeEntriesOf(Payment),
  paymentTypes: maybeEntriesOf(
    Schema.Struct({
      paymentType: PaymentType,
      currencyId: CurrencyWire,
      min: DecimalFromWire,
      max: DecimalFromWire,
      amount: DecimalFromWire,
      isActive: Schema.Boolean,
    }),
  ),
  currentPaymentType: maybe(
    Schema.Struct({
      paymentType: PaymentType,
      invoiceId: maybe(InvoiceId),
      requisites: maybe(
        Schema.Struct({ state: orElse(Schema.String, ""), needConfirmation: orElse(Schema.Boolean, false) }),
      ),
    }),
  ),
  /** Accepted: so much more, when it is paid for before the end of its window. */
  bonus: maybe(Schema.Struct({ quantity: DecimalFromWire, expireDate: Instant })),
  ...settlement,
}

const OrderWire = Schema.Struct({
  ...order,
  number: maybe(Schema.Union([Schema.String, Schema.Finite])),
  state: orElse(OrderState, "unknown"),
  /** An entry of the list has its state here, and one product instead of items. */
  status: maybe(Schema.Struct({ state: orElse(OrderState, "unknown") })),
  product: maybe(ItemWire),
  expired: maybe(Schema.Boolean),
  localizedOrigCost: maybe(DecimalFromWire),
  acceptedAmount: maybe(DecimalFromWire),
  items: maybeEntriesOf(ItemWire),
  /** An unreadable invoice fails the order: without it the order would look unpaid. */
  invoice: Schema.optionalKey(Schema.NullOr(InvoiceWire)),
  requisites: maybe(RequisitesWire),
  bonusOffer: maybe(BonusOfferWire),
})

/** An order has at least one item: no screen can do without. */
const Decoded = Schema.toType(
  Schema.Struct({
    ...order,
    number: Schema.String,
    expired: Schema.Boolean,
    localizedOrigCost: Schema.NullOr(DecimalFromWire),
    acceptedAmount: Schema.NullOr(DecimalFromWire),
    items: Schema.Array(OrderItem).pipe(Schema.check(Schema.isMinLength(1))),
    invoice: Schema.NullOr(Invoice),
    bonusOffer: Schema.NullOr(BonusOffer),
  }),
)
export type Order = typeof Decoded.Type

const costOf = ({ quantity, localizedToPayAmount }: typeof ItemWire.Type): Decimal | null =>
  localizedToPayAmount && halfUp(BigDecimal.multiply(quantity, localizedToPayAmount))

const orderOfWire = ({ product, status, requisites, ...wire }: typeof OrderWire.Type): Order => {
  const [first = product, ...others] = wire.items
  const sent = first === null ? [] : [first, ...others]
  const state = wire.state === "unknown" ? (status?.state ?? "unknown") : wire.state
  const localizedCost = wire.localizedCost ?? (first && costOf(first))
  const localizedOrigCost = wire.localizedOrigCost ?? localizedCost
  const items = sent.map((item) =>
    itemOfWire(item, { localizedCost, localizedOrigCost, isCompleted: state === "Completed" }),
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
    invoice: wire.invoice ? invoiceOfWire(wire.invoice, requisites) : null,
    bonusOffer: item && wire.bonusOffer ? bonusOfferOf(wire.bonusOffer, item) : null,
  }
}

/** An entry of a list, where an order may lack its cost. */
export const ListedOrder = OrderWire.pipe(
  Schema.decodeTo(Decoded, {
    decode: SchemaGetter.transform(orderOfWire),
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

/** GET /orders/{id}. Its pages show the cost, so it is required here. */
export const Order = ListedOrder.pipe(
  Schema.check(
    Schema.makeFilter(({ localizedCost }: Order) => localizedCost !== null, { expected: "an order with its cost" }),
  ),
)
export const OrderList = pageOf(ListedOrder)
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
