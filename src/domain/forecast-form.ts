import { BigDecimal } from "effect"
import type { Assumptions } from "./forecast"
import { defaultGrowth, factorOf, factorToward, growthBounds, growthOf, inYearValue, priceBounds } from "./forecast"
import type { Decimal } from "./money"
import { halfUp, parseDecimal, toPlain } from "./money"

export const forecastFields = ["price", "growth", "inYear"] as const
export type ForecastField = (typeof forecastFields)[number]

/** What stands in the three fields. */
export interface ForecastTexts {
  readonly price: string
  readonly growth: string
  readonly inYear: string
}

export interface ForecastDraft extends ForecastTexts {
  /** What the others follow: the growth, or the value in a year. */
  readonly leads: "growth" | "inYear"
}

/** Which rule of the form is broken. */
export type Problem = "required" | "price" | "minPercent" | "maxPercent"
export type Problems = { readonly [Field in ForecastField]: Problem | null }

const cents = (value: Decimal): string => {
  const [whole, part = ""] = toPlain(value, 2).split(".")
  return `${whole}.${part.padEnd(2, "0")}`
}

const assumedOf = ({ price, growth, inYear, leads }: ForecastDraft): Assumptions | null => {
  const [now, percent, then] = [parseDecimal(price), parseDecimal(growth), parseDecimal(inYear)]
  if (now === null) return null
  const factor = leads === "growth" ? percent && factorOf(percent) : then && factorToward(now, then)
  return factor && { price: now, factor }
}

/** The other field follows, as far as what leads can be read. */
const followed = (draft: ForecastDraft): ForecastDraft => {
  const assumed = assumedOf(draft)
  if (assumed === null) return draft
  return draft.leads === "growth"
    ? { ...draft, inYear: cents(inYearValue(assumed)) }
    : { ...draft, growth: toPlain(halfUp(growthOf(assumed.factor), 2)) }
}

/** The live rate and the default growth; without a rate, the person's own price has to come first. */
export const startDraft = (rate: Decimal | null): ForecastDraft =>
  followed({ price: rate === null ? "" : cents(rate), growth: toPlain(defaultGrowth), inYear: "", leads: "growth" })

/** A field typed into leads; a new price keeps the growth that is shown. */
export const typedInto = (draft: ForecastDraft, field: ForecastField, text: string): ForecastDraft =>
  followed({ ...draft, [field]: text, leads: field === "inYear" ? "inYear" : "growth" })

const priceProblem = (text: string, rate: Decimal | null): Problem | null => {
  const price = parseDecimal(text)
  if (price === null) return "required"
  const { lowest, highest } = priceBounds(rate)
  return BigDecimal.between(price, { minimum: lowest, maximum: highest }) ? null : "price"
}

const growthProblem = (growth: Decimal): Problem | null => {
  if (BigDecimal.isLessThanOrEqualTo(growth, growthBounds.lowest)) return "minPercent"
  return BigDecimal.isGreaterThanOrEqualTo(growth, growthBounds.highest) ? "maxPercent" : null
}

/** What is wrong with each field; nothing when the form may be applied. */
export const problemsOf = (draft: ForecastDraft, rate: Decimal | null): Problems => {
  const growth = parseDecimal(draft.growth)
  const assumed = assumedOf(draft)
  return {
    price: priceProblem(draft.price, rate),
    growth: growth === null ? "required" : growthProblem(assumed === null ? growth : growthOf(assumed.factor)),
    inYear: parseDecimal(draft.inYear) === null ? "required" : null,
  }
}

/** The first broken rule, in the order of the fields. */
export const firstProblem = (problems: Problems): Problem | null =>
  forecastFields.map((field) => problems[field]).find((problem) => problem !== null) ?? null

/** A price of the person's own; otherwise it is the live rate that stands there. */
export const hasOwnPrice = ({ price }: ForecastDraft, rate: Decimal | null): boolean => price !== startDraft(rate).price

const carriedOver = (amount: Decimal, from: Decimal, to: Decimal): Decimal =>
  halfUp(BigDecimal.divideUnsafe(BigDecimal.multiply(amount, to), from))

/**
 * The same assumptions in another display currency: `from` and `to` are the live rates of the coin in both. Growth is a percentage and
 * stays. Where a rate is missing, amounts cannot be carried over: the price begins with what there is.
 */
export const inCurrency = (draft: ForecastDraft, from: Decimal | null, to: Decimal | null): ForecastDraft => {
  const fresh = startDraft(to).price
  if (from === null || to === null) return followed({ ...draft, price: fresh, inYear: "", leads: "growth" })
  const carried = (text: string): string => {
    const amount = parseDecimal(text)
    return amount === null ? text : cents(carriedOver(amount, from, to))
  }
  return followed({
    ...draft,
    price: hasOwnPrice(draft, from) ? carried(draft.price) : fresh,
    inYear: carried(draft.inYear),
  })
}

/** What the forecast assumes meanwhile; null while there is no price. */
export const assumedInCurrency = (
  assumed: Assumptions | null,
  from: Decimal | null,
  to: Decimal | null,
): Assumptions | null => {
  if (to === null) return null
  if (assumed === null) return assumedOf(startDraft(to))
  return { ...assumed, price: from === null ? to : carriedOver(assumed.price, from, to) }
}

/** What the form says; null while it cannot be read. */
export const assumptionsOf = assumedOf
