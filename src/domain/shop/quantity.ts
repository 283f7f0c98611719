import { BigDecimal } from "effect"
import { decimal, percentOf, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { normalizeAmount } from "#domain/shared/normalize-amount.ts"
import { unitRatio } from "#domain/shared/power-unit.ts"
import type { Offer } from "./offer.ts"
import { exceedsSaleRest } from "./sale-code.ts"

type Bounds = Pick<Offer, "min" | "max" | "step">
type PricedOffer = Bounds & Pick<Offer, "localizedToPayAmount"> & Partial<Pick<Offer, "localizedAmount" | "rest">>

export type QuantityAdjustment = "raisedToMinimum" | "loweredToMaximum" | "roundedUp" | "roundedDown"

export interface AdjustedQuantity {
  readonly quantity: Decimal
  readonly adjustment: QuantityAdjustment | null
}

const defaultStep = decimal("0.01")
const shownDigits = 2
const cent = decimal("0.01")

const stepOf = ({ step }: Pick<Bounds, "step">) => (BigDecimal.isPositive(step) ? step : defaultStep)

const downTo = (value: Decimal, step: Decimal): Decimal =>
  BigDecimal.subtract(value, BigDecimal.remainderUnsafe(value, step))

const upTo = (value: Decimal, step: Decimal): Decimal => {
  const below = downTo(value, step)
  return BigDecimal.equals(below, value) ? value : BigDecimal.sum(below, step)
}

/**
 * Returns the nearest quantity on sale: within the bounds, rounded up to a step. If that exceeds the maximum, returns the highest step
 * within the bounds.
 */
export const fitQuantity = (requested: Decimal, bounds: Bounds): Decimal => {
  const step = stepOf(bounds)
  const clamped = BigDecimal.min(BigDecimal.max(requested, bounds.min), bounds.max)
  const up = upTo(clamped, step)
  return BigDecimal.isGreaterThan(up, bounds.max) ? downTo(bounds.max, step) : up
}

/** Returns the nearest step at or above, or at or below, a quantity. Returns null if the product does not sell that step. */
export const nearestStep = (quantity: Decimal, bounds: Bounds, direction: "up" | "down"): Decimal | null => {
  const nearest = direction === "up" ? upTo(quantity, stepOf(bounds)) : downTo(quantity, stepOf(bounds))
  return BigDecimal.isLessThan(nearest, bounds.min) || BigDecimal.isGreaterThan(nearest, bounds.max) ? null : nearest
}

/** Returns the fitted quantity and the adjustment that fitting made. */
export const adjustQuantity = (requested: Decimal, bounds: Bounds): AdjustedQuantity => {
  const quantity = fitQuantity(requested, bounds)
  if (BigDecimal.isLessThan(requested, bounds.min)) return { quantity, adjustment: "raisedToMinimum" }
  if (BigDecimal.isGreaterThan(requested, bounds.max)) return { quantity, adjustment: "loweredToMaximum" }
  if (BigDecimal.isGreaterThan(quantity, requested)) return { quantity, adjustment: "roundedUp" }
  return { quantity, adjustment: BigDecimal.isLessThan(quantity, requested) ? "roundedDown" : null }
}

/** Returns the lowest and the highest quantity on sale. */
export const quantityRange = (bounds: Bounds): { readonly lowest: Decimal; readonly highest: Decimal } => ({
  lowest: fitQuantity(bounds.min, bounds),
  highest: fitQuantity(bounds.max, bounds),
})

/** Returns the cost of a quantity, rounded half-up at 8 digits. */
export const costOf = (quantity: Decimal, localizedToPayAmount: Decimal): Decimal =>
  roundHalfUp(BigDecimal.multiply(quantity, localizedToPayAmount))

/** Returns the price per unit, which is the sale price up to the quantity left in the sale, and the list price above it. */
export const unitPrice = (
  quantity: Decimal,
  { localizedToPayAmount, localizedAmount, rest = null }: PricedOffer,
): Decimal => (exceedsSaleRest(quantity, rest) ? (localizedAmount ?? localizedToPayAmount) : localizedToPayAmount)

const roundForDisplay = (cost: Decimal) => roundHalfUp(cost, shownDigits)

/**
 * Returns the quantity that a cost buys before the bounds apply, which is the first step that costs at least as much. The customer reads a
 * cost off the screen, which shows two decimals. A step shown at exactly this cost is therefore the step that the customer means.
 */
const stepFor = (cost: Decimal, offer: PricedOffer): Decimal => {
  const step = stepOf(offer)
  const price = offer.localizedToPayAmount
  const stepCost = BigDecimal.multiply(price, step)
  const upper = BigDecimal.multiply(BigDecimal.divideUnsafe(upTo(cost, stepCost), stepCost), step)
  const lower = BigDecimal.subtract(upper, step)
  const lowerIsMeant =
    BigDecimal.isGreaterThanOrEqualTo(stepCost, cent) &&
    BigDecimal.isGreaterThanOrEqualTo(roundForDisplay(costOf(lower, price)), cost)
  return lowerIsMeant ? lower : upper
}

/**
 * Returns the fitted quantity that a cost buys. A cost between the discounted and the full price of the sale's last quantity buys that
 * quantity, because one step more would cost far more than the customer typed.
 */
export const quantityForCost = (cost: Decimal, offer: PricedOffer): AdjustedQuantity => {
  const { rest = null, localizedAmount, ...plain } = offer
  const discounted = quantityAt(cost, plain)
  if (rest === null || !exceedsSaleRest(discounted.quantity, rest)) return discounted
  const listed = quantityAt(cost, { ...plain, localizedToPayAmount: localizedAmount ?? plain.localizedToPayAmount })
  if (exceedsSaleRest(listed.quantity, rest)) return listed
  const most = downTo(rest, stepOf(offer))
  return BigDecimal.isLessThan(most, offer.min) ? listed : { quantity: most, adjustment: "roundedDown" }
}

/** Returns the quantity for a cost at one price. A free product cannot be bought by cost, so the minimum applies. */
const quantityAt = (cost: Decimal, offer: PricedOffer): AdjustedQuantity => {
  if (!BigDecimal.isPositive(offer.localizedToPayAmount)) return adjustQuantity(offer.min, offer)
  const fitted = adjustQuantity(stepFor(cost, offer), offer)
  if (fitted.adjustment !== null) return fitted
  const recomputed = roundForDisplay(costOf(fitted.quantity, offer.localizedToPayAmount))
  return { ...fitted, adjustment: BigDecimal.isGreaterThan(recomputed, cost) ? "roundedUp" : null }
}

const daysOfMonth = decimal("30")
const thousand = decimal("1000")
const oldIsHigherBy = decimal("1.05")

export interface MaintenanceFee {
  readonly per: "day" | "month"
  /** The unit of the fee. The quantity may have a different unit. */
  readonly unit: string
  /** The fee for one unit. `old` is the previous price. If the server does not send it, `old` is 5 percent more than the current price. */
  readonly one: Decimal
  readonly old: Decimal
  /** The fee for a thousand units, shown for Unlimited. `oldThousand` is its previous price. */
  readonly thousand: Decimal | null
  readonly oldThousand: Decimal | null
}

/** The units of the server's fees, which may differ from the unit in which the product is sold. */
const feeUnits: { readonly [Coin in Offer["coin"]]?: string } = { btc: "Th", eth: "Mh" }

type MaintainedOffer = Pick<
  Offer,
  "coin" | "type" | "unit" | "localizedMaintenanceCostTh" | "oldlocalizedMaintenanceCostTh"
>

/** Returns the displayed maintenance fee, per day for btc and per month for eth. */
export const maintenanceFeeOf = (offer: MaintainedOffer): MaintenanceFee | null => {
  const daily = offer.localizedMaintenanceCostTh
  if (daily === null || !BigDecimal.isPositive(daily)) return null
  const per = offer.coin === "eth" ? ("month" as const) : ("day" as const)
  const shownFor = (perDay: Decimal) => (per === "month" ? BigDecimal.multiply(perDay, daysOfMonth) : perDay)
  const one = shownFor(daily)
  const old = shownFor(offer.oldlocalizedMaintenanceCostTh ?? BigDecimal.multiply(daily, oldIsHigherBy))
  const forThousand = (price: Decimal) => (offer.type === "Unlimited" ? BigDecimal.multiply(price, thousand) : null)
  return {
    per,
    unit: feeUnits[offer.coin] ?? offer.unit,
    one,
    old,
    thousand: forThousand(one),
    oldThousand: forThousand(old),
  }
}

/** Returns the fee for a whole quantity, whose unit may differ from that of the fee. */
export const maintenanceFeeFor = (quantity: Decimal, unit: string, fee: MaintenanceFee): Decimal =>
  BigDecimal.multiply(BigDecimal.multiply(quantity, unitRatio(unit, fee.unit)), fee.one)

/** Returns the maintenance of a quantity for a day, in the display currency. Returns zero without a fee. */
export const maintenancePerDay = (quantity: Decimal, offer: MaintainedOffer): Decimal => {
  const ofFeeUnit = BigDecimal.multiply(quantity, unitRatio(offer.unit, feeUnits[offer.coin] ?? offer.unit))
  return BigDecimal.multiply(ofFeeUnit, offer.localizedMaintenanceCostTh ?? zero)
}

/** Returns true if the fee is unknown. An open-ended contract always has a fee, so a missing one means that the server left it out. */
export const isMaintenanceFeeUnknown = ({ type, localizedMaintenanceCostTh }: MaintainedOffer): boolean =>
  type !== "Limited" && localizedMaintenanceCostTh === null

const wholeValidator = decimal("32")

/** Returns the stake as a share of a validator, in percent. */
export const validatorPercent = (quantity: Decimal): Decimal => percentOf(quantity, wholeValidator, 6)

/** Parses a typed quantity or amount. Returns null if the text is not readable as one: `1e5`, `-1`, nothing, words. */
export const parseTypedDecimal = (text: string): Decimal | null => {
  const plain = normalizeAmount(text)
  return plain === null || plain === "" ? null : decimal(plain)
}
