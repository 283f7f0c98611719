import type { Product } from "#sandbox/catalogue.ts"
import { amount, proportionOf, amountText, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { DisplayCurrencyName } from "#sandbox/tables.ts"
import { displayRate, toDisplay } from "./rates.ts"

const hundred = amount("100")

export const discountedPrice = (price: Amount, discountPercent: Amount): Amount =>
  proportionOf(price, hundred - discountPercent, hundred, "half-up")

/** US dollars and display currency for one unit of quantity, before and after the discount. */
export const unitPrices = (product: Product, discountPercent: Amount, display: DisplayCurrencyName) => {
  const price = amount(product.price)
  const toPay = discountedPrice(price, discountPercent)
  return { price, toPay, localized: toDisplay(price, display), localizedToPay: toDisplay(toPay, display) }
}

export const totalPrice = (quantity: Amount, unitPrice: Amount): Amount =>
  multiplyAmounts(quantity, unitPrice, "half-up")

export const productView = (
  product: Product,
  discountPercent: Amount,
  expires: Date | null,
  display: DisplayCurrencyName,
) => {
  const prices = unitPrices(product, discountPercent, display)
  const maintenance = toDisplay(amount(product.maintenanceCost), display)
  const { id, type, duration, currencyId, state, min, max, step, defaultValue, maintenanceCost, algorithm } = product
  return {
    id,
    type,
    duration,
    currencyId,
    state,
    flags: [...product.flags],
    min,
    max,
    minValue: min,
    maxValue: max,
    step,
    defaultValue,
    discountPercent: amountText(discountPercent),
    discountExpireDate: expires?.toISOString() ?? null,
    maintenanceCost,
    localizedMaintenanceCostTh: amountText(maintenance),
    // The old price is shown five per cent higher.
    oldlocalizedMaintenanceCostTh:
      maintenance === 0n ? null : amountText(multiplyAmounts(maintenance, amount("1.05"), "half-up")),
    localizedAmount: amountText(prices.localized),
    localizedToPayAmount: amountText(prices.localizedToPay),
    algorithm,
    price: { amount: amountText(prices.price), toPayAmount: amountText(prices.toPay) },
    // No contract here pays a stake back.
    ...(currencyId === "eth2" && { stakeReturn: "never" as const }),
    rate: { rate: amountText(displayRate(display)), currencyId: display },
  }
}
