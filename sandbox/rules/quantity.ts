import type { Product } from "#sandbox/catalogue.ts"
import { refusal } from "#sandbox/errors.ts"
import { amount, divideAmounts, roundToStep, type Amount } from "#sandbox/money.ts"

/**
 * Returns the quantity if the product is sold in it. Refuses with 400 `QuantityBelowMinimum`, `QuantityAboveMaximum` or `QuantityOffStep`.
 */
export const checkQuantity = (product: Product, quantity: Amount): Amount => {
  const field = "quantity"
  if (quantity < amount(product.min)) throw refusal(400, "QuantityBelowMinimum", { field })
  if (quantity > amount(product.max)) throw refusal(400, "QuantityAboveMaximum", { field })
  if (quantity % amount(product.step) !== 0n) throw refusal(400, "QuantityOffStep", { field })
  return quantity
}

/**
 * Returns the quantity for a cost, rounded up to a step. If that exceeds the maximum, returns the highest step within the maximum. Refuses
 * with 400 `QuantityBelowMinimum` or `QuantityAboveMaximum`.
 */
export const quantityFor = (product: Product, cost: Amount, unitPrice: Amount): Amount => {
  const step = amount(product.step)
  const max = amount(product.max)
  const exact = divideAmounts(cost, unitPrice, "down")
  const roundedUp = roundToStep(divideAmounts(cost, unitPrice, "up"), step, "up")
  const quantity = roundedUp > max ? roundToStep(exact, step, "down") : roundedUp
  if (quantity < amount(product.min)) throw refusal(400, "QuantityBelowMinimum", { field: "cost" })
  if (quantity > max) throw refusal(400, "QuantityAboveMaximum", { field: "cost" })
  return quantity
}
