import { BigDecimal } from "effect"
import { roundHalfUp, parseDecimal, toCents, toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import { defaultGrowth, growthFactor, growthPercent } from "#domain/shared/monthly-growth.ts"
import {
  growthFactorToPrice,
  growthBounds,
  priceInYear,
  forecastPriceBounds,
  type ForecastAssumptions,
} from "./forecast.ts"

export const forecastFields = ["price", "growth", "inYear"] as const
export type ForecastField = (typeof forecastFields)[number]

export interface ForecastDraft extends Readonly<Record<ForecastField, string>> {
  /** The field that determines the other field: the growth, or the value in a year. */
  readonly leads: "growth" | "inYear"
}

export type ForecastProblem = "required" | "price" | "minPercent" | "maxPercent"
export type ForecastProblems = { readonly [Field in ForecastField]: ForecastProblem | null }

const shownRate = (rate: Decimal | null): string => (rate === null ? "" : toCents(rate))

/** Returns true if the customer typed a price, because an untouched field shows the live rate. */
export const hasCustomPrice = ({ price }: Pick<ForecastDraft, "price">, rate: Decimal | null): boolean =>
  price !== shownRate(rate)

/**
 * Returns the values of the form, or null while they are invalid. Without a typed price, the price is the live rate with all of its digits,
 * because the field shows it rounded.
 */
export const draftAssumptions = (draft: ForecastDraft, rate: Decimal | null): ForecastAssumptions | null => {
  const { price, growth, inYear, leads } = draft
  const [percent, then] = [parseDecimal(growth), parseDecimal(inYear)]
  const now = hasCustomPrice(draft, rate) ? parseDecimal(price) : rate
  if (now === null) return null
  const factor = leads === "growth" ? percent && growthFactor(percent) : then && growthFactorToPrice(now, then)
  return factor && { price: now, factor }
}

/** Recalculates the field that does not lead, if the leading values are readable. */
const syncDependentField = (draft: ForecastDraft): ForecastDraft => {
  const assumed = draftAssumptions(draft, null)
  if (assumed === null) return draft
  return draft.leads === "growth"
    ? { ...draft, inYear: toCents(priceInYear(assumed)) }
    : { ...draft, growth: toPlainDecimal(roundHalfUp(growthPercent(assumed.factor), 2)) }
}

/** Returns the draft with the live rate and the default growth. Without a rate, the price is empty. */
export const initialForecastDraft = (rate: Decimal | null): ForecastDraft =>
  syncDependentField({
    price: shownRate(rate),
    growth: toPlainDecimal(defaultGrowth),
    inYear: "",
    leads: "growth",
  })

/** Returns the draft with the live rate and no growth, or null without a rate. */
const unchangedForecastDraft = (rate: Decimal | null): ForecastDraft | null =>
  rate === null ? null : syncDependentField({ ...initialForecastDraft(rate), growth: "0" })

/** Returns the draft after typing. The typed field leads, but a new price keeps the shown growth. */
export const draftWithInput = (draft: ForecastDraft, field: ForecastField, text: string): ForecastDraft =>
  syncDependentField({ ...draft, [field]: text, leads: field === "inYear" ? "inYear" : "growth" })

const priceProblem = (text: string, rate: Decimal | null): ForecastProblem | null => {
  const price = parseDecimal(text)
  if (price === null) return "required"
  const { lowest, highest } = forecastPriceBounds(rate)
  return BigDecimal.between(price, { minimum: lowest, maximum: highest }) ? null : "price"
}

const growthProblem = (growth: Decimal): ForecastProblem | null => {
  if (BigDecimal.isLessThanOrEqualTo(growth, growthBounds.lowest)) return "minPercent"
  return BigDecimal.isGreaterThanOrEqualTo(growth, growthBounds.highest) ? "maxPercent" : null
}

/** Returns the problem of each field, or null for a valid field. The form can be applied only without problems. */
export const validateForecastDraft = (draft: ForecastDraft, rate: Decimal | null): ForecastProblems => {
  const growth = parseDecimal(draft.growth)
  const assumed = draftAssumptions(draft, rate)
  return {
    price: priceProblem(draft.price, rate),
    growth: growth === null ? "required" : growthProblem(assumed === null ? growth : growthPercent(assumed.factor)),
    inYear: parseDecimal(draft.inYear) === null ? "required" : null,
  }
}

/** Returns the first broken rule, in the order of the fields. */
export const firstForecastProblem = (problems: ForecastProblems): ForecastProblem | null =>
  forecastFields.map((field) => problems[field]).find((problem) => problem !== null) ?? null

const carriedOver = (amount: Decimal, from: Decimal, to: Decimal): Decimal =>
  roundHalfUp(BigDecimal.divideUnsafe(BigDecimal.multiply(amount, to), from))

/**
 * Converts the draft to another display currency. `from` and `to` are the live rates of the coin in the two currencies. Growth stays,
 * because it is a percentage. If a rate is missing, amounts cannot be converted, so the price becomes the new live rate, if any.
 */
export const draftInCurrency = (draft: ForecastDraft, from: Decimal | null, to: Decimal | null): ForecastDraft => {
  const fresh = initialForecastDraft(to).price
  if (from === null || to === null) return syncDependentField({ ...draft, price: fresh, inYear: "", leads: "growth" })
  const convertText = (text: string): string => {
    const amount = parseDecimal(text)
    return amount === null ? text : toCents(carriedOver(amount, from, to))
  }
  return syncDependentField({
    ...draft,
    price: hasCustomPrice(draft, from) ? convertText(draft.price) : fresh,
    inYear: convertText(draft.inYear),
  })
}

/** Converts the assumptions to another display currency. */
export const assumptionsInCurrency = (
  assumed: ForecastAssumptions | null,
  from: Decimal | null,
  to: Decimal | null,
): ForecastAssumptions | null => {
  if (to === null) return null
  if (assumed === null) return draftAssumptions(initialForecastDraft(to), to)
  return { ...assumed, price: from === null ? to : carriedOver(assumed.price, from, to) }
}

const isAssumed = (assumed: ForecastAssumptions, draft: ForecastDraft | null, rate: Decimal | null): boolean => {
  const other = draft && draftAssumptions(draft, rate)
  return (
    other !== null && BigDecimal.equals(assumed.price, other.price) && BigDecimal.equals(assumed.factor, other.factor)
  )
}

/** Returns how the prices of a forecast were chosen: by default, unchanged, or typed. Without assumptions, the prices are the default. */
export const forecastOutlook = (
  assumed: ForecastAssumptions | null,
  rate: Decimal | null,
): "default" | "unchanged" | "typed" => {
  if (assumed === null || isAssumed(assumed, initialForecastDraft(rate), rate)) return "default"
  return isAssumed(assumed, unchangedForecastDraft(rate), rate) ? "unchanged" : "typed"
}
