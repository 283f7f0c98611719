import type { Product } from "#sandbox/catalogue.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, divideAmounts, roundToStep, type Amount } from "#sandbox/money.ts"

/**
 * Returns the quantity if the product is sold in it. Refuses with 400 `QuantityBelowMinimum`, `QuantityAboveMaximum` or `QuantityOffStep`.
 */
export const checkQuantity = (product: Product, quantity: Amount): Amount => {
  const field = "quantity"
  if (quantity < parseAmount(product.min)) throw createRefusal(400, "QuantityBelowMinimum", { field })
  if (quantity > parseAmount(product.max)) throw createRefusal(400, "QuantityAboveMaximum", { field })
  if (quantity % parseAmount(product.step) !== 0n) throw createRefusal(400, "QuantityOffStep", { field })
  return quantity
}

/**
 * Returns the quantity for a cost, rounded up to a step. If that exceeds the maximum, returns the highest step within the maximum. Refuses
 * with 400 `QuantityBelowMinimum` or `QuantityAboveMaximum`.
 */
export const quantityFor = (product: Product, cost: Amount, unitPrice: Amount): Amount => {
  const step = parseAmount(product.step)
  const max = parseAmount(product.max)
  const exact = divideAmounts(cost, unitPrice, "down")
  const roundedUp = roundToStep(divideAmounts(cost, unitPrice, "up"), step, "up")
  const quantity = roundedUp > max ? roundToStep(exact, step, "down") : roundedUp
  if (quantity < parseAmount(product.min)) throw createRefusal(400, "QuantityBelowMinimum", { field: "cost" })
  if (quantity > max) throw createRefusal(400, "QuantityAboveMaximum", { field: "cost" })
  return quantity
}
