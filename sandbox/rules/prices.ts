import type { Product } from "../catalogue.ts"
import { amount, share, text, times, type Amount } from "../money.ts"
import type { Display } from "../tables.ts"
import { displayRate, toDisplay } from "./rates.ts"

const hundred = amount("100")

export const discounted = (price: Amount, discountPercent: Amount): Amount =>
  share(price, hundred - discountPercent, hundred)

/** US dollars and display currency for one unit of quantity, before and after the discount. */
export const unitPrices = (product: Product, discountPercent: Amount, display: Display) => {
  const price = amount(product.price)
  const toPay = discounted(price, discountPercent)
  return { price, toPay, localized: toDisplay(price, display), localizedToPay: toDisplay(toPay, display) }
}

export const total = (quantity: Amount, unitPrice: Amount): Amount => times(quantity, unitPrice, "half-up")

export const productView = (product: Product, discountPercent: Amount, expires: Date | null, display: Display) => {
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
    discountPercent: text(discountPercent),
    discountExpireDate: expires?.toISOString() ?? null,
    maintenanceCost,
    localizedMaintenanceCostTh: text(maintenance),
    // The old price is shown five per cent higher.
    oldlocalizedMaintenanceCostTh: maintenance === 0n ? null : text(times(maintenance, amount("1.05"), "half-up")),
    localizedAmount: text(prices.localized),
    localizedToPayAmount: text(prices.localizedToPay),
    algorithm,
    price: { amount: text(prices.price), toPayAmount: text(prices.toPay) },
    rate: { rate: text(displayRate(display)), currencyId: display },
  }
}
