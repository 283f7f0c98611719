import { BigDecimal } from "effect"

/** Decoded values as JSON can hold them. A decimal is an object with its unscaled digits. */
export type Plain = string | number | boolean | null | ReadonlyArray<Plain> | { readonly [key: string]: Plain }

const digits = "$digits"

/**
 * Encodes decoded values for JSON. Throws for a value that JSON cannot hold, because the browser must start from exactly the server's
 * values.
 */
export const toPlain = (value: unknown): Plain => {
  if (BigDecimal.isBigDecimal(value)) return { [digits]: String(value.value), scale: value.scale }
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return value
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype)
    throw new Error(`This ${typeof value} has no form in JSON.`)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(entries.map(([key, each]) => [key, toPlain(each)]))
}

const isList = (plain: Plain): plain is ReadonlyArray<Plain> => Array.isArray(plain)

/** Restores the values that `toPlain` of the same build has encoded. */
export const fromPlain = (plain: Plain): unknown => {
  if (typeof plain !== "object" || plain === null) return plain
  if (isList(plain)) return plain.map(fromPlain)
  const { [digits]: unscaled, scale } = plain
  if (typeof unscaled === "string") return BigDecimal.make(BigInt(unscaled), Number(scale))
  return Object.fromEntries(Object.entries(plain).map(([key, each]) => [key, fromPlain(each)]))
}
