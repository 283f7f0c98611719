import type { Product } from "#sandbox/catalogue.ts"
import { parseAmount, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import { coinOf, firstPaidDay, generateMonthlyIncome } from "./mining.ts"
import { coinRate } from "./rates.ts"

const monthDays = 30
/** Returns the number of days in which a product must pay back its price: a year, or three years for an open-ended contract. */
const daysOf = ({ duration }: Product): number => (duration === null ? 3 : 1) * 365

/** Returns true if a quantity (the default one) earns its price at today's rate, including a returned stake. */
export const paysBack = (
  product: Product,
  unitPrice: Amount,
  seed: number,
  now: number,
  quantity = parseAmount(product.defaultValue),
): boolean => {
  let coins = product.currencyId === "eth2" ? quantity : 0n
  let left = daysOf(product)
  let unpaid = firstPaidDay(product) - 1
  for (const { gross, fee } of generateMonthlyIncome(product, quantity, seed, now)) {
    const income = gross - fee
    const days = Math.min(monthDays, left)
    coins += income * BigInt(days - unpaid)
    left -= days
    unpaid = 0
    if (left === 0 || income === 0n) break
  }
  return (
    multiplyAmounts(coins, coinRate(seed, coinOf(product), now), "down") >= multiplyAmounts(quantity, unitPrice, "up")
  )
}
