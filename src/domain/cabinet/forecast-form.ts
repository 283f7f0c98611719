import { BigDecimal } from "effect"
import {
  growthFactorToPrice,
  growthBounds,
  priceInYear,
  forecastPriceBounds,
  type ForecastAssumptions,
} from "./forecast.ts"
import { defaultGrowth, growthFactor, growthPercent } from "#domain/shared/monthly-growth.ts"
import { roundHalfUp, parseDecimal, toCents, toPlainDecimal, type Decimal } from "#domain/shared/money.ts"

export const forecastFields = ["price", "growth", "inYear"] as const
export type ForecastField = (typeof forecastFields)[number]

/** The texts of the three fields. */
export interface ForecastDraft extends Readonly<Record<ForecastField, string>> {
  /** The field that the others follow: the growth, or the value in a year. */
  readonly leads: "growth" | "inYear"
}

/** Which rule of the form is broken. */
export type ForecastProblem = "required" | "price" | "minPercent" | "maxPercent"
export type ForecastProblems = { readonly [Field in ForecastField]: ForecastProblem | null }

const shownRate = (rate: Decimal | null): string => (rate === null ? "" : toCents(rate))

/** A typed price; otherwise the field shows the live rate. */
export const hasCustomPrice = ({ price }: Pick<ForecastDraft, "price">, rate: Decimal | null): boolean =>
  price !== shownRate(rate)

/** The form's values; null while invalid. A price that nobody typed is the live rate, with all of its digits. */
export const draftAssumptions = (draft: ForecastDraft, rate: Decimal | null): ForecastAssumptions | null => {
  const { price, growth, inYear, leads } = draft
  const [percent, then] = [parseDecimal(growth), parseDecimal(inYear)]
  const now = hasCustomPrice(draft, rate) ? parseDecimal(price) : rate
  if (now === null) return null
  const factor = leads === "growth" ? percent && growthFactor(percent) : then && growthFactorToPrice(now, then)
  return factor && { price: now, factor }
}

/** The other field follows, as far as what leads can be read. */
const followed = (draft: ForecastDraft): ForecastDraft => {
  const assumed = draftAssumptions(draft, null)
  if (assumed === null) return draft
  return draft.leads === "growth"
    ? { ...draft, inYear: toCents(priceInYear(assumed)) }
    : { ...draft, growth: toPlainDecimal(roundHalfUp(growthPercent(assumed.factor), 2)) }
}

/** The live rate and the default growth; without a rate, a price must be typed first. */
export const initialForecastDraft = (rate: Decimal | null): ForecastDraft =>
  followed({
    price: shownRate(rate),
    growth: toPlainDecimal(defaultGrowth),
    inYear: "",
    leads: "growth",
  })

/** The live rate without growth; null without a rate. */
const unchangedForecastDraft = (rate: Decimal | null): ForecastDraft | null =>
  rate === null ? null : followed({ ...initialForecastDraft(rate), growth: "0" })

/** A field typed into leads; a new price keeps the growth that is shown. */
export const draftWithInput = (draft: ForecastDraft, field: ForecastField, text: string): ForecastDraft =>
  followed({ ...draft, [field]: text, leads: field === "inYear" ? "inYear" : "growth" })

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

/** The problem of each field; null where there is none. Without any the form can be applied. */
export const validateForecastDraft = (draft: ForecastDraft, rate: Decimal | null): ForecastProblems => {
  const growth = parseDecimal(draft.growth)
  const assumed = draftAssumptions(draft, rate)
  return {
    price: priceProblem(draft.price, rate),
    growth: growth === null ? "required" : growthProblem(assumed === null ? growth : growthPercent(assumed.factor)),
    inYear: parseDecimal(draft.inYear) === null ? "required" : null,
  }
}

/** The first broken rule, in the order of the fields. */
export const firstForecastProblem = (problems: ForecastProblems): ForecastProblem | null =>
  forecastFields.map((field) => problems[field]).find((problem) => problem !== null) ?? null

const carriedOver = (amount: Decimal, from: Decimal, to: Decimal): Decimal =>
  roundHalfUp(BigDecimal.divideUnsafe(BigDecimal.multiply(amount, to), from))

/**
 * The same assumptions in another display currency: `from` and `to` are the live rates of the coin in both. Growth is a percentage and
 * stays. Without both rates amounts cannot be converted: the price then begins with the new live rate, if there is one.
 */
export const draftInCurrency = (draft: ForecastDraft, from: Decimal | null, to: Decimal | null): ForecastDraft => {
  const fresh = initialForecastDraft(to).price
  if (from === null || to === null) return followed({ ...draft, price: fresh, inYear: "", leads: "growth" })
  const carried = (text: string): string => {
    const amount = parseDecimal(text)
    return amount === null ? text : toCents(carriedOver(amount, from, to))
  }
  return followed({
    ...draft,
    price: hasCustomPrice(draft, from) ? carried(draft.price) : fresh,
    inYear: carried(draft.inYear),
  })
}

/** The forecast's assumptions in another display currency; null while there is no price. */
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

/** The prices of a forecast: by default, unchanged, or typed. Without assumptions they are the default. */
export const forecastOutlook = (
  assumed: ForecastAssumptions | null,
  rate: Decimal | null,
): "default" | "unchanged" | "typed" => {
  if (assumed === null || isAssumed(assumed, initialForecastDraft(rate), rate)) return "default"
  return isAssumed(assumed, unchangedForecastDraft(rate), rate) ? "unchanged" : "typed"
}
