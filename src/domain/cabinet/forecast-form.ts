import { BigDecimal } from "effect"
import { roundHalfUp, parseDecimal, toCents, toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import { defaultGrowth, calculateGrowthFactor, calculateGrowthPercent } from "#domain/shared/monthly-growth.ts"
import {
  calculateGrowthFactorToPrice,
  growthBounds,
  calculatePriceInYear,
  calculateForecastPriceBounds,
  type ForecastPriceAssumptions,
} from "./forecast.ts"

export const forecastFields = ["price", "growth", "inYear"] as const
export type ForecastField = (typeof forecastFields)[number]

export interface ForecastDraft extends Readonly<Record<ForecastField, string>> {
  /** The field that the customer typed last: the growth, or the value in a year. The other field is calculated from it. */
  readonly leads: "growth" | "inYear"
}

export type ForecastProblem = "required" | "price" | "minPercent" | "maxPercent"
export type ForecastProblems = { readonly [Field in ForecastField]: ForecastProblem | null }

const formatRate = (rate: Decimal | null): string => (rate === null ? "" : toCents(rate))

/** Returns true if the customer typed a price. An untouched field shows the live rate. */
export const hasCustomPrice = ({ price }: Pick<ForecastDraft, "price">, rate: Decimal | null): boolean =>
  price !== formatRate(rate)

/**
 * Returns the values of the form, or null while they are invalid. Without a typed price, the price is the live rate with all of its digits,
 * which the field shows rounded.
 */
export const parseDraftAssumptions = (draft: ForecastDraft, rate: Decimal | null): ForecastPriceAssumptions | null => {
  const { price, growth, inYear, leads } = draft
  const [percent, then] = [parseDecimal(growth), parseDecimal(inYear)]
  const now = hasCustomPrice(draft, rate) ? parseDecimal(price) : rate
  if (now === null) return null
  const factor =
    leads === "growth" ? percent && calculateGrowthFactor(percent) : then && calculateGrowthFactorToPrice(now, then)
  return factor && { price: now, factor }
}

/** Recalculates the field that does not lead. Leaves it unchanged while the leading values are invalid. */
const syncDependentField = (draft: ForecastDraft): ForecastDraft => {
  const assumptions = parseDraftAssumptions(draft, null)
  if (assumptions === null) return draft
  return draft.leads === "growth"
    ? { ...draft, inYear: toCents(calculatePriceInYear(assumptions)) }
    : { ...draft, growth: toPlainDecimal(roundHalfUp(calculateGrowthPercent(assumptions.factor), 2)) }
}

/** Returns the draft with the live rate and the default growth. Without a rate, the price is empty. */
export const createInitialForecastDraft = (rate: Decimal | null): ForecastDraft =>
  syncDependentField({
    price: formatRate(rate),
    growth: toPlainDecimal(defaultGrowth),
    inYear: "",
    leads: "growth",
  })

/** Returns the draft with the live rate and no growth, or null without a rate. */
const createUnchangedForecastDraft = (rate: Decimal | null): ForecastDraft | null =>
  rate === null ? null : syncDependentField({ ...createInitialForecastDraft(rate), growth: "0" })

/** Returns the draft after typing. The typed field leads, but a new price keeps the shown growth. */
export const typeIntoDraft = (draft: ForecastDraft, field: ForecastField, text: string): ForecastDraft =>
  syncDependentField({ ...draft, [field]: text, leads: field === "inYear" ? "inYear" : "growth" })

const findPriceProblem = (text: string, rate: Decimal | null): ForecastProblem | null => {
  const price = parseDecimal(text)
  if (price === null) return "required"
  const { min, max } = calculateForecastPriceBounds(rate)
  return BigDecimal.between(price, { minimum: min, maximum: max }) ? null : "price"
}

const findGrowthProblem = (growth: Decimal): ForecastProblem | null => {
  if (BigDecimal.isLessThanOrEqualTo(growth, growthBounds.lowest)) return "minPercent"
  return BigDecimal.isGreaterThanOrEqualTo(growth, growthBounds.highest) ? "maxPercent" : null
}

/** Returns the problem of each field, or null for a valid field. The form can be applied only without problems. */
export const validateForecastDraft = (draft: ForecastDraft, rate: Decimal | null): ForecastProblems => {
  const growth = parseDecimal(draft.growth)
  const assumptions = parseDraftAssumptions(draft, rate)
  return {
    price: findPriceProblem(draft.price, rate),
    growth:
      growth === null
        ? "required"
        : findGrowthProblem(assumptions === null ? growth : calculateGrowthPercent(assumptions.factor)),
    inYear: parseDecimal(draft.inYear) === null ? "required" : null,
  }
}

/** Returns the first broken rule in the order of the fields, or null if all fields are valid. */
export const findFirstForecastProblem = (problems: ForecastProblems): ForecastProblem | null =>
  forecastFields.map((field) => problems[field]).find((problem) => problem !== null) ?? null

const convertAmount = (amount: Decimal, from: Decimal, to: Decimal): Decimal =>
  roundHalfUp(BigDecimal.divideUnsafe(BigDecimal.multiply(amount, to), from))

/**
 * Converts the draft to another display currency. `from` and `to` are the live rates of the coin in the two currencies. The growth is a
 * percentage and stays. If a rate is missing, amounts cannot be converted. The price is then the new live rate, or empty if that rate is
 * the missing one.
 */
export const convertDraft = (draft: ForecastDraft, from: Decimal | null, to: Decimal | null): ForecastDraft => {
  const newPrice = createInitialForecastDraft(to).price
  if (from === null || to === null)
    return syncDependentField({ ...draft, price: newPrice, inYear: "", leads: "growth" })
  const convertText = (text: string): string => {
    const amount = parseDecimal(text)
    return amount === null ? text : toCents(convertAmount(amount, from, to))
  }
  return syncDependentField({
    ...draft,
    price: hasCustomPrice(draft, from) ? convertText(draft.price) : newPrice,
    inYear: convertText(draft.inYear),
  })
}

/**
 * Converts the assumptions to another display currency, as `convertDraft` does. Returns null if `to` is null, and the default assumptions
 * if `assumptions` is null.
 */
export const convertAssumptions = (
  assumptions: ForecastPriceAssumptions | null,
  from: Decimal | null,
  to: Decimal | null,
): ForecastPriceAssumptions | null => {
  if (to === null) return null
  if (assumptions === null) return parseDraftAssumptions(createInitialForecastDraft(to), to)
  return { ...assumptions, price: from === null ? to : convertAmount(assumptions.price, from, to) }
}

const isSameAssumption = (
  assumptions: ForecastPriceAssumptions,
  draft: ForecastDraft | null,
  rate: Decimal | null,
): boolean => {
  const other = draft && parseDraftAssumptions(draft, rate)
  return (
    other !== null &&
    BigDecimal.equals(assumptions.price, other.price) &&
    BigDecimal.equals(assumptions.factor, other.factor)
  )
}

/** Returns how the prices of a forecast were chosen: by default, unchanged, or typed. Without assumptions, the prices are the default. */
export const classifyForecastPrices = (
  assumptions: ForecastPriceAssumptions | null,
  rate: Decimal | null,
): "default" | "unchanged" | "typed" => {
  if (assumptions === null || isSameAssumption(assumptions, createInitialForecastDraft(rate), rate)) return "default"
  return isSameAssumption(assumptions, createUnchangedForecastDraft(rate), rate) ? "unchanged" : "typed"
}
