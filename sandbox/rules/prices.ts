import type { Flag, Product } from "#sandbox/catalogue.ts"
import { amount, proportionOf, amountText, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { paysBack } from "./payback.ts"
import { coinRate, displayRate, toDisplay } from "./rates.ts"

const hundred = amount("100")

export const discountedPrice = (price: Amount, discountPercent: Amount): Amount =>
  proportionOf(price, hundred - discountPercent, hundred, "half-up")

/** Returns the current price of one unit in US dollars. */
export const listPrice = ({ price }: Product, seed: number, now: number): Amount =>
  "dollars" in price
    ? amount(price.dollars)
    : proportionOf(coinRate(seed, "eth", now), hundred + amount(price.coinAndFee), hundred, "up")

/** Returns the prices of one unit in US dollars and in the display currency, before and after the discount. */
export const unitPrices = (price: Amount, discountPercent: Amount, display: DisplayCurrencyName) => {
  const toPay = discountedPrice(price, discountPercent)
  return { price, toPay, localized: toDisplay(price, display), localizedToPay: toDisplay(toPay, display) }
}

export const totalPrice = (quantity: Amount, unitPrice: Amount): Amount =>
  multiplyAmounts(quantity, unitPrice, "half-up")

/** Returns the maintenance of one unit a day. The old price is shown five percent higher. */
export const maintenanceView = ({ maintenanceCost }: Product, display: DisplayCurrencyName) => {
  const maintenance = toDisplay(amount(maintenanceCost), display)
  const old = multiplyAmounts(maintenance, amount("1.05"), "half-up")
  return {
    maintenanceCost,
    localizedMaintenanceCostTh: amountText(maintenance),
    oldlocalizedMaintenanceCostTh: maintenance === 0n ? null : amountText(old),
  }
}

/** Returns the field that shows when a stake is returned: at the end of its contract. */
export const stakeReturnView = ({ price }: Product) => ("coinAndFee" in price ? { stakeReturn: "end" as const } : {})

/** Returns the terms of a stake: its return, and the fee on top of the coin's price. */
export const stakeView = (product: Product) => ({
  ...stakeReturnView(product),
  ...("coinAndFee" in product.price ? { stakeFee: product.price.coinAndFee } : {}),
})

type Discount = { readonly percent: Amount; readonly expires: Date | null }
type DisplayOptions = { readonly display: DisplayCurrencyName; readonly seed: number; readonly now: number }

export const productView = (product: Product, discount: Discount, { display, seed, now }: DisplayOptions) => {
  const prices = unitPrices(listPrice(product, seed, now), discount.percent, display)
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
    discountPercent: amountText(discount.percent),
    discountExpireDate: discount.expires?.toISOString() ?? null,
    ...maintenanceView(product, display),
    localizedAmount: amountText(prices.localized),
    localizedToPayAmount: amountText(prices.localizedToPay),
    algorithm,
    price: { amount: amountText(prices.price), toPayAmount: amountText(prices.toPay) },
    ...stakeView(product),
    rate: { rate: amountText(displayRate(display)), currencyId: display },
  }
}
