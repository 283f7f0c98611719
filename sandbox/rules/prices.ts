import type { Flag, Product } from "#sandbox/catalogue.ts"
import { parseAmount, proportionOf, formatAmount, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { paysBack } from "./payback.ts"
import { coinRate, displayRate, toDisplayCurrency } from "./rates.ts"

const hundred = parseAmount("100")

export const calculateDiscountedPrice = (price: Amount, discountPercent: Amount): Amount =>
  proportionOf(price, hundred - discountPercent, hundred, "half-up")

/** Returns the current price of one unit in US dollars. */
export const calculateListPrice = ({ price }: Product, seed: number, now: number): Amount =>
  "dollars" in price
    ? parseAmount(price.dollars)
    : proportionOf(coinRate(seed, "eth", now), hundred + parseAmount(price.coinAndFee), hundred, "up")

/** Returns the prices of one unit in US dollars and in the display currency, before and after the discount. */
export const calculateUnitPrices = (price: Amount, discountPercent: Amount, currency: DisplayCurrencyName) => {
  const toPay = calculateDiscountedPrice(price, discountPercent)
  return {
    price,
    toPay,
    localized: toDisplayCurrency(price, currency),
    localizedToPay: toDisplayCurrency(toPay, currency),
  }
}

export const calculateTotalPrice = (quantity: Amount, unitPrice: Amount): Amount =>
  multiplyAmounts(quantity, unitPrice, "half-up")

/** Returns the maintenance of one unit a day. The old price is shown five percent higher. */
export const toMaintenanceResponse = ({ maintenanceCost }: Product, currency: DisplayCurrencyName) => {
  const maintenance = toDisplayCurrency(parseAmount(maintenanceCost), currency)
  const old = multiplyAmounts(maintenance, parseAmount("1.05"), "half-up")
  return {
    maintenanceCost,
    localizedMaintenanceCostTh: formatAmount(maintenance),
    oldlocalizedMaintenanceCostTh: maintenance === 0n ? null : formatAmount(old),
  }
}

/** Returns the field that shows when a stake is returned: at the end of its contract. */
export const toStakeReturnResponse = ({ price }: Product) =>
  "coinAndFee" in price ? { stakeReturn: "end" as const } : {}

/** Returns the terms of a stake: its return, and the fee on top of the coin's price. */
export const toStakeResponse = (product: Product) => ({
  ...toStakeReturnResponse(product),
  ...("coinAndFee" in product.price ? { stakeFee: product.price.coinAndFee } : {}),
})

type Discount = { readonly percent: Amount; readonly expires: Date | null }
type ProductResponseOptions = { readonly currency: DisplayCurrencyName; readonly seed: number; readonly now: number }

/** Returns a product as the API shows it. Only a product that pays back at its price has the flag `bestseller`. */
export const toProductResponse = (
  product: Product,
  discount: Discount,
  { currency, seed, now }: ProductResponseOptions,
) => {
  const prices = calculateUnitPrices(calculateListPrice(product, seed, now), discount.percent, currency)
  const isFlagged = (flag: Flag) => flag !== "bestseller" || paysBack(product, prices.toPay, seed, now)
  const { id, type, duration, currencyId, state, min, max, step, defaultValue, algorithm } = product
  return {
    id,
    type,
    duration,
    currencyId,
    state,
    flags: product.flags.filter(isFlagged),
    min,
    max,
    minValue: min,
    maxValue: max,
    step,
    defaultValue,
    discountPercent: formatAmount(discount.percent),
    discountExpireDate: discount.expires?.toISOString() ?? null,
    ...toMaintenanceResponse(product, currency),
    localizedAmount: formatAmount(prices.localized),
    localizedToPayAmount: formatAmount(prices.localizedToPay),
    algorithm,
    price: { amount: formatAmount(prices.price), toPayAmount: formatAmount(prices.toPay) },
    ...toStakeResponse(product),
    rate: { rate: formatAmount(displayRate(currency)), currencyId: currency },
  }
}
