import { parseAmount, formatAmount } from "#sandbox/money.ts"

/** Sums up values by key. The result excludes keys whose sum is zero. */
export const sumsOf = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => bigint,
): Readonly<Record<string, string>> => {
  const sums = [...Map.groupBy(rows, keyOf)].map(([key, all]) => {
    const sum = all.reduce((total, row) => total + valueOf(row), 0n)
    return [key, sum] as const
  })
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0n).map(([key, sum]) => [key, formatAmount(sum)]))
}

/** The fraction (1/100) by which converted amounts may differ, because the rate can change between two calls. */
const tolerance = 100n
const cent = parseAmount("0.01")
const apart = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one)

/**
 * Returns the expected string if the amount is close to it, and the amount itself otherwise. A comparison with the
 * expected string then shows the difference.
 */
export const approximate = (text: string, wanted: string): string =>
  apart(parseAmount(text), parseAmount(wanted)) <= parseAmount(wanted) / tolerance + cent ? wanted : text
