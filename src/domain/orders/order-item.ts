import { BigDecimal, Schema } from "effect"
import { withDefaultBounds, boundsFields, boundsWireFields } from "#domain/shared/bounds.ts"
import { CoinWire, DecimalFromWire, NotNegativeFromWire } from "#domain/shared/money-wire.ts"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import {
  payableWire,
  MiningAlgorithm,
  ContractType,
  durationOf,
  Months,
  ProductId,
  stake,
} from "#domain/shared/product.ts"
import { optionalField, withFallback } from "#domain/shared/schema.ts"

const item = {
  productId: ProductId,
  currencyId: withFallback(CoinWire, "unknown"),
  type: ContractType,
  duration: Months,
  algorithm: withFallback(MiningAlgorithm, { id: "", unit: "" }),
  quantity: NotNegativeFromWire,
  maintenanceCost: optionalField(NotNegativeFromWire),
  localizedMaintenanceCostTh: optionalField(NotNegativeFromWire),
  payable: payableWire,
  ...stake,
}
const amount = optionalField(NotNegativeFromWire)
const { maxValue: _, ...itemBounds } = boundsFields

/** An item of an order as the server sends it, or the product of an entry in the list of orders. */
export const ItemWire = Schema.Struct({
  ...item,
  ...boundsWireFields,
  id: optionalField(Schema.String),
  unit: optionalField(Schema.String),
  acceptedQuantity: amount,
  availableQuantity: amount,
  localizedAmount: amount,
  localizedToPayAmount: amount,
})

export const OrderItem = Schema.toType(
  Schema.Struct({
    ...item,
    ...itemBounds,
    id: Schema.String,
    unit: Schema.String,
    /** The quantity that a completed order has bought. */
    acceptedQuantity: DecimalFromWire,
    /** The quantity that the received payments buy. */
    availableQuantity: DecimalFromWire,
    /** The price of one unit before the discount, in the display currency. */
    localizedAmount: DecimalFromWire,
    /** The price of one unit after the discount, in the display currency. */
    localizedToPayAmount: DecimalFromWire,
  }),
)
export type OrderItem = typeof OrderItem.Type

/** The facts of an order from which its item takes missing fields. */
interface Costs {
  readonly localizedCost: Decimal | null
  readonly localizedOrigCost: Decimal | null
  readonly isCompleted: boolean
}

const perUnit = (cost: Decimal | null, quantity: Decimal): Decimal | null =>
  cost !== null && BigDecimal.isPositive(quantity) ? roundHalfUp(BigDecimal.divideUnsafe(cost, quantity)) : null

/**
 * Decodes an item. Derives its price from the order's cost, because the specification has no price of an item. Lists may lack the cost, and
 * the price of a listed item is then zero.
 */
export const decodeItem = (
  wire: typeof ItemWire.Type,
  { localizedCost, localizedOrigCost, isCompleted }: Costs,
): OrderItem => {
  const { maxValue: _, ...item } = withDefaultBounds(wire)
  const toPay = item.localizedToPayAmount ?? perUnit(localizedCost, item.quantity) ?? zero
  return {
    ...item,
    duration: durationOf(item),
    id: item.id ?? item.productId,
    unit: item.unit ?? item.algorithm.unit,
    acceptedQuantity: item.acceptedQuantity ?? (isCompleted ? item.quantity : zero),
    availableQuantity: item.availableQuantity ?? zero,
    localizedAmount: item.localizedAmount ?? perUnit(localizedOrigCost, item.quantity) ?? toPay,
    localizedToPayAmount: toPay,
  }
}
