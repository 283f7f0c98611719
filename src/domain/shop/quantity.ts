import { BigDecimal } from "effect"
import { calculateUnitRatio } from "#domain/shared/hashrate-unit.ts"
import { decimal, percentOf, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { normalizeAmount } from "#domain/shared/normalize-amount.ts"
import type { Offer } from "./offer.ts"
import { exceedsRemainingSale } from "./sale-code.ts"

type Bounds = Pick<Offer, "min" | "max" | "step">
type PricedOffer = Bounds &
  Pick<Offer, "localizedToPayAmount"> &
  Partial<Pick<Offer, "localizedAmount" | "remainingSaleQuantity">>

export type QuantityAdjustment = "raisedToMinimum" | "loweredToMaximum" | "roundedUp" | "roundedDown"

/** A quantity on sale, and how it differs from the requested one. `adjustment` is null if the two do not differ. */
export interface AdjustedQuantity {
  readonly quantity: Decimal
  readonly adjustment: QuantityAdjustment | null
}

const defaultStep = decimal("0.01")
const shownDigits = 2
const cent = decimal("0.01")

const stepOf = ({ step }: Pick<Bounds, "step">) => (BigDecimal.isPositive(step) ? step : defaultStep)

const roundDownToStep = (value: Decimal, step: Decimal): Decimal =>
  BigDecimal.subtract(value, BigDecimal.remainderUnsafe(value, step))

const roundUpToStep = (value: Decimal, step: Decimal): Decimal => {
  const below = roundDownToStep(value, step)
  return BigDecimal.equals(below, value) ? value : BigDecimal.sum(below, step)
}

/**
 * Returns the nearest quantity on sale: within the bounds, rounded up to a step. If that exceeds the maximum, returns the last step within
 * the bounds.
 */
export const fitQuantity = (requested: Decimal, bounds: Bounds): Decimal => {
  const step = stepOf(bounds)
  const clamped = BigDecimal.min(BigDecimal.max(requested, bounds.min), bounds.max)
  const up = roundUpToStep(clamped, step)
  return BigDecimal.isGreaterThan(up, bounds.max) ? roundDownToStep(bounds.max, step) : up
}

/** Returns a quantity rounded up or down to a step, or null if the product does not sell that step. */
export const findNearestStep = (quantity: Decimal, bounds: Bounds, direction: "up" | "down"): Decimal | null => {
  const nearest =
    direction === "up" ? roundUpToStep(quantity, stepOf(bounds)) : roundDownToStep(quantity, stepOf(bounds))
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
export const calculateQuantityRange = (bounds: Bounds): { readonly min: Decimal; readonly max: Decimal } => ({
  min: fitQuantity(bounds.min, bounds),
  max: fitQuantity(bounds.max, bounds),
})

/** Returns the cost of a quantity, rounded half-up at 8 digits. */
export const calculateCost = (quantity: Decimal, localizedToPayAmount: Decimal): Decimal =>
  roundHalfUp(BigDecimal.multiply(quantity, localizedToPayAmount))

/** Returns the price per unit, which is the sale price up to the quantity left in the sale, and the list price above it. */
export const calculateUnitPrice = (
  quantity: Decimal,
  { localizedToPayAmount, localizedAmount, remainingSaleQuantity = null }: PricedOffer,
): Decimal =>
  exceedsRemainingSale(quantity, remainingSaleQuantity)
    ? (localizedAmount ?? localizedToPayAmount)
    : localizedToPayAmount

const roundForDisplay = (cost: Decimal) => roundHalfUp(cost, shownDigits)

/**
 * Returns the quantity that a cost buys, before the bounds apply: the first step that costs at least as much. The screen shows a cost with
 * two decimals. A customer who types that cost means the step that shows it, even if the exact cost of the step is slightly lower.
 */
const findStepForCost = (cost: Decimal, offer: PricedOffer): Decimal => {
  const step = stepOf(offer)
  const price = offer.localizedToPayAmount
  const stepCost = BigDecimal.multiply(price, step)
  const upper = BigDecimal.multiply(BigDecimal.divideUnsafe(roundUpToStep(cost, stepCost), stepCost), step)
  const lower = BigDecimal.subtract(upper, step)
  const isLowerMeant =
    BigDecimal.isGreaterThanOrEqualTo(stepCost, cent) &&
    BigDecimal.isGreaterThanOrEqualTo(roundForDisplay(calculateCost(lower, price)), cost)
  return isLowerMeant ? lower : upper
}

/**
 * Returns the fitted quantity that a cost buys. A cost between the discounted and the full price of the sale's last quantity buys that
 * quantity. One step more would cost far more than the customer typed.
 */
export const calculateQuantityForCost = (cost: Decimal, offer: PricedOffer): AdjustedQuantity => {
  const { remainingSaleQuantity = null, localizedAmount, ...listOffer } = offer
  const discountedQuantity = calculateQuantityAtPrice(cost, listOffer)
  if (remainingSaleQuantity === null || !exceedsRemainingSale(discountedQuantity.quantity, remainingSaleQuantity))
    return discountedQuantity
  const listPriceQuantity = calculateQuantityAtPrice(cost, {
    ...listOffer,
    localizedToPayAmount: localizedAmount ?? listOffer.localizedToPayAmount,
  })
  if (exceedsRemainingSale(listPriceQuantity.quantity, remainingSaleQuantity)) return listPriceQuantity
  const maxSaleQuantity = roundDownToStep(remainingSaleQuantity, stepOf(offer))
  return BigDecimal.isLessThan(maxSaleQuantity, offer.min)
    ? listPriceQuantity
    : { quantity: maxSaleQuantity, adjustment: "roundedDown" }
}

/** Returns the quantity for a cost at one price. A free product cannot be bought by cost, so the minimum applies. */
const calculateQuantityAtPrice = (cost: Decimal, offer: PricedOffer): AdjustedQuantity => {
  if (!BigDecimal.isPositive(offer.localizedToPayAmount)) return adjustQuantity(offer.min, offer)
  const fitted = adjustQuantity(findStepForCost(cost, offer), offer)
  if (fitted.adjustment !== null) return fitted
  const recomputed = roundForDisplay(calculateCost(fitted.quantity, offer.localizedToPayAmount))
  return { ...fitted, adjustment: BigDecimal.isGreaterThan(recomputed, cost) ? "roundedUp" : null }
}

const daysOfMonth = decimal("30")
const thousand = decimal("1000")
const defaultOldPriceFactor = decimal("1.05")

export interface MaintenanceFee {
  readonly per: "day" | "month"
  /** The unit of the fee. The quantity may have a different unit. */
  readonly unit: string
  /** The fee for one unit, in the display currency. */
  readonly perUnit: Decimal
  /** The previous fee for one unit. If the server does not send it, it counts as 5 percent more than the current one. */
  readonly oldPerUnit: Decimal
  /** The fee for a thousand units. Null for a contract that is not Unlimited. */
  readonly perThousand: Decimal | null
  /** The previous fee for a thousand units. Null for a contract that is not Unlimited. */
  readonly oldPerThousand: Decimal | null
}

/** The units of the server's fees, which may differ from the unit in which the product is sold. */
const feeUnits: { readonly [Coin in Offer["coin"]]?: string } = { btc: "Th", eth: "Mh" }

type MaintainedOffer = Pick<
  Offer,
  "coin" | "type" | "unit" | "localizedMaintenanceCostTh" | "oldlocalizedMaintenanceCostTh"
>

/** Returns the maintenance fee as the page shows it: per month for eth, and per day otherwise. Returns null without a fee. */
export const maintenanceFeeOf = (offer: MaintainedOffer): MaintenanceFee | null => {
  const daily = offer.localizedMaintenanceCostTh
  if (daily === null || !BigDecimal.isPositive(daily)) return null
  const per = offer.coin === "eth" ? ("month" as const) : ("day" as const)
  const shownFor = (perDay: Decimal) => (per === "month" ? BigDecimal.multiply(perDay, daysOfMonth) : perDay)
  const perUnit = shownFor(daily)
  const oldPerUnit = shownFor(offer.oldlocalizedMaintenanceCostTh ?? BigDecimal.multiply(daily, defaultOldPriceFactor))
  const forThousand = (price: Decimal) => (offer.type === "Unlimited" ? BigDecimal.multiply(price, thousand) : null)
  return {
    per,
    unit: feeUnits[offer.coin] ?? offer.unit,
    perUnit,
    oldPerUnit,
    perThousand: forThousand(perUnit),
    oldPerThousand: forThousand(oldPerUnit),
  }
}

/** Returns the fee for a quantity, for the time that the fee names. The unit of the quantity may differ from that of the fee. */
export const calculateMaintenanceFee = (quantity: Decimal, unit: string, fee: MaintenanceFee): Decimal =>
  BigDecimal.multiply(BigDecimal.multiply(quantity, calculateUnitRatio(unit, fee.unit)), fee.perUnit)

/** Returns the maintenance fee of a quantity for a day, in the display currency. A missing fee counts as zero. */
export const calculateDailyMaintenance = (quantity: Decimal, offer: MaintainedOffer): Decimal => {
  const ofFeeUnit = BigDecimal.multiply(quantity, calculateUnitRatio(offer.unit, feeUnits[offer.coin] ?? offer.unit))
  return BigDecimal.multiply(ofFeeUnit, offer.localizedMaintenanceCostTh ?? zero)
}

/** Returns true if the fee is unknown. An open-ended contract always has a fee, so a missing one means that the server left it out. */
export const isMaintenanceFeeUnknown = ({ type, localizedMaintenanceCostTh }: MaintainedOffer): boolean =>
  type !== "Limited" && localizedMaintenanceCostTh === null

const wholeValidator = decimal("32")

/** Returns the stake as a share of a validator, in percent. */
export const calculateValidatorPercent = (quantity: Decimal): Decimal => percentOf(quantity, wholeValidator, 6)

/** Parses a typed quantity or amount. Returns null for anything else: an empty field, "1e5", "-1", words. */
export const parseTypedDecimal = (text: string): Decimal | null => {
  const plainText = normalizeAmount(text)
  return plainText === null || plainText === "" ? null : decimal(plainText)
}
