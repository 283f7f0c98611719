import { definitionOf } from "./definitions.ts"
import { parseFraction, isLess, divide, roundTo, toFraction, formatFraction, type Fraction } from "./fraction.ts"
import { cabinet } from "./oracle-cabinet.ts"
import { money } from "./oracle-money.ts"
import { orders } from "./oracle-orders.ts"
import { shop, type Oracle } from "./oracle-shop.ts"
import type { Responses } from "./responses.ts"
import type { ShownFigure } from "./shown-figures.ts"

const oracle: Oracle = { ...shop, ...cabinet, ...orders, ...money }

export const knownFigures: readonly string[] = Object.keys(oracle)

const withoutZeros = (text: string) => (text.includes(".") ? text.replace(/\.?0+$/, "") : text)
const digitsOf = (number: string) => number.split(".")[1]?.length ?? 0
const hundred = toFraction(100)

/** Rounds half up, but shows a value below 100 as less than 100. */
const percent = (value: Fraction, digits: number): string => {
  const text = formatFraction(value, digits)
  const isWhole = withoutZeros(text) === "100" && isLess(value, hundred)
  return withoutZeros(isWhole ? formatFraction(roundTo(value, digits, "down"), digits) : text)
}

/** Formats the number as its definition requires. If the number of digits may vary, the result has as many digits as the shown text. */
const expectedText = (value: Fraction, format: string, shown: string): string => {
  const digits = digitsOf(shown)
  switch (format) {
    case "money, short":
      return formatFraction(value, digits === 0 ? 0 : 2)
    case "price":
      return formatFraction(value, Math.max(2, digits))
    case "coins, short":
      return formatFraction(value, Math.max(4, digits))
    case "coins":
      return formatFraction(value, 8)
    case "amount":
      return formatFraction(value, digits === 8 ? 8 : 2)
    case "power":
    case "plain":
      return withoutZeros(formatFraction(value, 8))
    case "percent":
      return percent(value, 2)
    case "percent, one digit":
      return percent(value, 1)
    case "trillions":
      return formatFraction(divide(value, parseFraction("1000000000000")), Math.max(0, 3 - shown.split(".")[0]!.length))
    default:
      return formatFraction(value, 2)
  }
}

const units: Readonly<Record<string, RegExp>> = {
  money: /^[$€£₽R]$/,
  "money, short": /^[$€£₽R]$/,
  price: /^[$€£₽R]$/,
  coins: /^(?:BTC|ETH)$/,
  "coins, short": /^ETH$/,
  power: /^(?:(?:G|M|P|T)h\/s|ETH|ETH staked|ETH в стейкинге)$/,
  percent: /^%$/,
  "percent, one digit": /^%$/,
}

export interface FoundFigure {
  readonly place: string
  readonly figure: string
  readonly owners: readonly string[]
  readonly shown: ShownFigure
}

/** Describes the problem of a shown figure. Returns null if the figure is correct. */
export const describeWrongFigure = (
  responses: Responses,
  { place, figure, owners, shown }: FoundFigure,
): string | null => {
  const named = `${place}: ${figure} of ${owners.join("/") || "the page"} is ${shown.number}${shown.unit}`
  const definition = definitionOf(figure)
  if (!definition) return `${named}, and docs/rules/figures.md does not define it`
  const compute = oracle[figure]
  if (!compute) return `${named}, and the oracle does not know it`
  if (shown.unit !== "" && units[definition.format]?.test(shown.unit) === false)
    return `${named}, which is no ${definition.format}`
  let values: readonly Fraction[]
  try {
    const value = compute(responses, owners)
    values = "denominator" in value ? [value] : value
  } catch (failure) {
    return `${named}, and the oracle fails: ${String(failure)}`
  }
  const expected = values.map((value) => expectedText(value, definition.format, shown.number))
  const number = /power|percent|plain/.test(definition.format) ? withoutZeros(shown.number) : shown.number
  return expected.includes(number) ? null : `${named}, expected ${expected.join(" or ") || "nothing"}`
}

/**
 * Lists figures that have different values in two places, although both show the same figure of the same contract,
 * order or product with the same number of digits.
 */
export const findDisagreements = (found: readonly FoundFigure[]): readonly string[] => {
  const known = new Map<string, FoundFigure>()
  return found.flatMap((one) => {
    const { number, unit } = one.shown
    // An operation or a payment is the same in every list, so only its own id counts.
    const owners = /^(?:operation|payment)\./.test(one.figure) ? one.owners.slice(-1) : one.owners
    const key = [one.figure, unit, `${digitsOf(number)} digits`, ...owners].join(" ")
    const other = known.get(key) ?? one
    known.set(key, other)
    return other.shown.number === number
      ? []
      : [`${key}: ${other.shown.number} in ${other.place}, ${number} in ${one.place}`]
  })
}
